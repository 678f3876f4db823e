# Смотреть сыгранную партию.

replay-kept = сохранённая партия
replay-step = Шаг { $step } из { $length }
replay-start = Так разложили стол.
replay-quiet = Ничего такого, что видно всем.
replay-seen-by = Чьими глазами
replay-everything = Всё сразу
replay-public = Зритель
replay-open-text = Игра окончена: можно заглянуть на любое место.
replay-first = В начало
replay-back = Шаг назад
replay-next = Шаг вперёд
replay-last = В конец
replay-play = Запустить
replay-pause = Остановить
replay-decision-back = Прошлое решение
replay-decision-next = Следующее решение
replay-scrub = Шаг
replay-speed = Скорость
replay-speed-times = ×{ $speed }
replay-play-on = Играть отсюда
replay-play-on-text = Стол, каким он был на шаге { $step }, против ботов. Кубики упадут заново.
replay-play-on-seat = Ваше место
replay-play-on-bot = Соперники
replay-play-on-go = Сесть за стол
replay-over-here = Здесь игра уже окончена. Шагните назад, чтобы играть дальше.
replay-file = Сохранить
replay-export = Сохранить в файл
replay-fair = Всё было честно?
replay-fair-text = До игры сервер запер тайну под замок и показал её печать. Теперь тайна открыта, и ваш браузер может всё пересчитать.
replay-fair-check = Проверить
replay-fair-promise = Тайна — та самая, что была опечатана до игры.
replay-fair-promise-wrong = Тайна не подходит к печати: её подменили.
replay-fair-key = { $salts ->
    [0] Ключ ко всем кубикам и картам получен из одной этой тайны; удачи никто не добавил.
    [one] Ключ ко всем кубикам и картам получен из этой тайны и { $salts } щепотки удачи.
    [few] Ключ ко всем кубикам и картам получен из этой тайны и { $salts } щепоток удачи.
    [many] Ключ ко всем кубикам и картам получен из этой тайны и { $salts } щепоток удачи.
   *[other] Ключ ко всем кубикам и картам получен из этой тайны и { $salts } щепотки удачи.
}
replay-fair-key-wrong = Ключ случая получен не из тайны и удачи игроков.
replay-fair-moves = { $moves ->
    [one] Сервер сыграл { $moves } ход заново: карты и кубики легли так же.
    [few] Сервер сыграл все { $moves } хода заново: карты и кубики легли так же.
    [many] Сервер сыграл все { $moves } ходов заново: карты и кубики легли так же.
   *[other] Сервер сыграл все { $moves } хода заново: карты и кубики легли так же.
}
replay-fair-moves-wrong = При повторе игра идёт иначе: { $problem }
replay-fair-unable = Страница пришла без https, и браузер не даёт нам считать. Сохраните партию и проверьте её командой «goblins verify».
replay-fair-none = В этом файле нет печати: партию играли не за столом.
replay-fair-right = Всё честно. Виноваты гоблины.
replay-fair-wrong = С этой партией что-то не так.
replay-fair-sums = Подсчёты
