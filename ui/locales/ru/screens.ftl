# Экраны вокруг стола: полка, новый стол, сбор, настройки, повтор, правила.

# --- Полка

shelf-more = Другие условия
shelf-lessons = Первые уроки
shelf-guide = Учиться на ходу
shelf-guide-go-on = Продолжить с Тёткой Заклёпкой
shelf-seats =
    { $most ->
        [1] 1 игрок
       *[other] игроков: { $seats }
    }
shelf-mine = Ваши столы
shelf-mine-none = Ни один стол вас не ждёт. Выберите коробку выше.
shelf-public = Другие столы
shelf-public-none = Сейчас никто не играет на виду. Откройте общий стол, и кто-нибудь придёт.
shelf-history = Сыгранные партии
shelf-history-none = Пока ничего не сломано. Сыгранные партии можно будет посмотреть здесь.
shelf-your-turn = Ваш ход
shelf-your-turn-at = Ваш ход: { $game }
shelf-waiting = Ждём: { $names }
shelf-lobby = Занято мест: { $taken } из { $seats }
shelf-running = Идёт игра
shelf-begun = { $state } · начало: { $age }
shelf-put-away = Убрать с полки: { $game }
shelf-put-away-done = { $game }: стол убран с полки. По ссылке он по-прежнему открывается.
shelf-put-back = Вернуть
shelf-play = Играть
shelf-look = Заглянуть
shelf-join = Сесть
shelf-to-table = К столу
shelf-replay = Смотреть
shelf-open-seat = свободно
shelf-import = Открыть сохранённую партию
shelf-you = { $name }: имя, лицо и настройки

# --- Новый стол

new-question-bots = Вы против гоблинов.
new-question-friends = Кто где сидит?
new-question-one-screen = Один экран на всех.
new-more-bots = Выберите, сколько их и насколько они хитры, и начинайте.
new-more-friends = Свободные места ждут ваших друзей: ссылка будет дальше.
new-more-one-screen = Экран идёт по рукам, а занавес бережёт тайны.
new-start = Начать игру
new-open = Открыть стол
new-watch = Пусть дерутся
new-seats = Места
new-seat-count = Сколько
chair-you = Вы
chair-open = Свободно
new-options = Условия
new-set = Набор
set-own = { $name }, чей-то собственный набор
new-set-one = { $name }, версия { $version }
new-public = Кто его найдёт
new-public-no = Только по ссылке
new-public-yes = Все, на полке
new-spectators = Кто может смотреть
new-spectators-yes = Все
new-spectators-no = Никто
new-spectators-about = Зрители не видят тайн.
new-clock = Время на решение
new-clock-about = Когда оно выйдет, за вас решит бот.
new-clock-0 = Сколько угодно
new-clock-60 = 1 минута
new-clock-180 = 3 минуты
new-clock-600 = 10 минут
new-clock-86400 = 1 день
new-clock-259200 = 3 дня
new-less = Меньше
new-more = Больше

# --- Сбор

lobby-question-start = Все в сборе.
lobby-more-start = Начинайте, когда готовы.
lobby-question-open = { $open ->
    [one] Свободно ещё { $open } место.
    [few] Свободно ещё { $open } места.
    [many] Свободно ещё { $open } мест.
   *[other] Свободно ещё { $open } места.
}
lobby-more-open-host = Позовите кого-нибудь или посадите бота.
lobby-more-open = Садитесь или подождите остальных.
lobby-question-wait = Ждём, когда { $name } начнёт игру.
lobby-more-wait = Игра откроется на вашем экране сама.
lobby-start = Начать игру
lobby-start-open = { $open ->
    [one] Начать: свободно { $open } место
    [few] Начать: свободно { $open } места
    [many] Начать: свободно { $open } мест
   *[other] Начать: свободно { $open } места
}
lobby-seats = Места
lobby-taken = занято { $taken } из { $seats }
lobby-you = { $name }, это вы
lobby-host = хозяин
lobby-here = на месте
lobby-not-here = сейчас не здесь
lobby-salted = со щепоткой удачи
lobby-open-seat = Свободное место
lobby-open-text = ждёт кого угодно
lobby-sit = Сесть сюда
lobby-sit-too = Ещё один из наших
lobby-stand = Встать
lobby-free = Освободить место
lobby-seat-bot = Посадить бота
lobby-change-bot = Другой бот
lobby-level = Насколько хитёр?
lobby-invite = Позвать
lobby-invite-text = По этой ссылке может сесть любой. Без регистрации.
lobby-invite-host-only = Ссылку может дать только хозяин стола, { $name }.
lobby-invite-local = Эта ссылка работает только на этом компьютере. Чтобы позвать других, запустите сервер командой «goblins serve --host 0.0.0.0» и откройте его по адресу этого компьютера.
lobby-qr = QR-код ссылки-приглашения
lobby-link = Ссылка-приглашение
lobby-copy = Скопировать ссылку
lobby-copied = Ссылка скопирована.
lobby-share = Поделиться
lobby-share-text = Сыграем? «{ $game }»:
lobby-revoke = Отменить и сделать другую
lobby-revoked = Старая ссылка больше не действует. Вот новая.
lobby-luck = Удача
chair-name = Имя
chair-guest = Кто-то ещё здесь
chair-guest-text = за этим экраном
chair-name-change = Имя и лицо
lobby-luck-how = Почему кубики честные
lobby-luck-text = Кубики этой партии зависят от тайны, которую сервер уже запер под замок. Вот её печать; после игры можно проверить, что тайну никто не подменил.
lobby-luck-seal = Печать
lobby-luck-salt = Добавьте щепотку удачи
lobby-luck-salt-text = Всё, что вы напишете, отправится в котёл: тогда никто, даже сервер, не узнает кубики заранее.
lobby-luck-add = Бросить в котёл
lobby-luck-added = Ваша щепотка удачи уже в котле.
lobby-arrangement = Условились
lobby-change = Изменить
lobby-apply = Так и решим
lobby-leave = Уйти
lobby-close = Закрыть стол
lobby-close-text = Закрыть этот стол для всех?
lobby-keep = Оставить
lobby-settings-seats = { $seats ->
    [one] { $seats } место
    [few] { $seats } места
    [many] { $seats } мест
   *[other] { $seats } места
}

# --- Приглашение

join-following = Идём по приглашению…

# --- Кто вы

me-title = Вы
me-name = Имя
me-keep = Сохранить
me-kept = Теперь вас зовут { $name }.
me-face = Лицо
me-face-number = Лицо { $number }
me-faces-more = Другие лица
me-devices = Код восстановления
me-devices-text = С этим кодом вы тот же гоблин на любом устройстве и сможете вернуться, если это вас забудет.
me-code-make = Создать код восстановления
me-code = Ваш код восстановления
me-code-text = Запишите его сейчас: он показывается один раз. Он действует, пока вы не создадите другой.
me-code-have = У меня есть код
me-code-take = Стать этим гоблином
me-code-taken = С возвращением, { $name }.
me-code-made = Вы создали его { $date }.
me-code-renew = Создать другой и отменить старый
me-unknown = Кто вы?
me-unknown-text = Этот сервер больше не узнаёт значок этого устройства. Ничего не стёрто. Введите код восстановления, чтобы снова стать собой, или начните заново.
me-anew = Начать заново другим гоблином
me-stored = Что о вас хранится
me-stored-text = Ваше имя, ваши столы, что вы там говорили и какие ходы делали.
me-stored-take = Скачать
me-stored-delete = Удалить всё обо мне
me-stored-delete-text = Вы покинете все столы. Сыгранное останется другим, но без вашего имени и ваших слов. Отменить это нельзя.
me-stored-name = Введите { $name } для подтверждения
me-stored-delete-all = Удалить навсегда
me-turns = Ваш ход
me-feed-text = Календарь или программа для лент может сообщать, когда ваш ход. Это увидит и любой, у кого есть ссылка.
me-feed-calendar = Для календарей:
me-feed-atom = Для программ чтения лент:
me-feed-once = Ссылки показываются один раз.
me-feed-make = Создать ссылки
me-feed-renew = Создать новые ссылки и отменить старые
me-feed-stop = Отменить ссылки
me-looks = Вид и звук

# --- Повтор

replay-import = Открыть файл
replay-import-text = Сохранённую партию можно смотреть здесь, на любом сервере goblins.
replay-file-bad = Этот файл — не наша партия.
replay-file-lost = Выберите файл ещё раз: страница не помнит файлов.

# --- Тренер

coach-title = Тренер
coach-text = Тренер пересматривает каждое решение, зная лишь то, что тогда знал этот игрок.
coach-seat = Чья игра
coach-ask = Спросить тренера
coach-looking = Тренер пересматривает партию…
coach-graph-chance = Шансы на победу от первого решения до конца
coach-graph-points = Ожидаемые очки от первого решения до конца
coach-up-chance = Чем выше, тем больше шансов на победу.
coach-up-points = Чем выше, тем больше ожидается очков.
coach-along = Слева направо — партия от начала до конца. Пунктир начинает новую часть, точка — ошибка.
coach-sum-chance = Удача и соперники: { $luck }. Свои решения: { $decisions }.
coach-sum-points = Удача: { $luck }. Свои решения: { $decisions }.
coach-turning = Переломные моменты
coach-flawless = Переломных моментов нет: придраться не к чему.
coach-step = Шаг { $step }: { $worth }, потом { $reached }
coach-before = Поле до хода
coach-after = Поле после хода
coach-better = Лучше было: { $move } (ваш ход: { $loss })
coach-luck = Что было дальше: { $luck }

# --- Правила

rules-contents = Содержание
rules-intro = Своими словами. Если что-то нельзя, причина ведёт сюда.
rules-print = Напечатать
rules-play = Сыграть сейчас

# --- Уроки

lesson-intro = Короткие уроки, каждый в один ход. Пропускайте их когда угодно: игра и сама себя объясняет.
lesson-first-game = Ваша первая партия
lesson-first-game-text = Настоящий стол, гоблин напротив и Тётка Заклёпка, которая всё покажет.
lesson-start = Начать
lesson-again = Ещё раз
lesson-done = Пройден
lesson-number = Урок { $number }
lesson-next = Следующий урок
lesson-skip = Пропустить уроки
lesson-goals = Что сделать
lesson-finished = Отлично!
lesson-all-finished = Больше знать и нечего. Пора к настоящим противникам!
lesson-none = Для этой игры уроков пока нет. Её правила короткие.

# --- Неприятности и как из них выйти

trouble-unreachable = Никто не отвечает
trouble-offline = Вы не в сети
trouble-offline-text = У вашего устройства нет сети. Как только она вернётся, страница заработает снова.
trouble-old-version = Эта страница устарела
trouble-gone = Этого стола больше нет
trouble-invitation = Приглашение протухло
trouble-private = Смотреть нельзя
trouble-private-text = За этим столом играют без зрителей. Попросите у хозяина приглашение или найдите другой стол.
trouble-too-many = Не так быстро
trouble-not-over = Игра ещё идёт
trouble-other = Не получилось
trouble-to-table = К столу
trouble-wait = { $seconds ->
    [one] Ещё раз (через { $seconds } секунду)
    [few] Ещё раз (через { $seconds } секунды)
    [many] Ещё раз (через { $seconds } секунд)
   *[other] Ещё раз (через { $seconds } секунды)
}
page-problem-offline = Это устройство не в сети.
page-notices = Сообщения
