# Конец партии: лучший момент, счёт, совет Тётки и что дальше.

ending-best = Лучший момент партии
ending-best-chance = { $percent } % по одним кубикам
ending-best-watch = Шаг { $step } в повторе
ending-best-open = Посмотреть этот момент ещё раз
ending-score = Счёт
ending-auntie = Тётка Заклёпка
ending-sheet = Откуда взялось каждое очко
ending-back = Посмотреть на поле
ending-ways = Что теперь?
ending-share = Поделиться
ending-share-title = Похвастаться
ending-share-picture = Сохранить картинку
ending-share-link = Скопировать ссылку
ending-share-send = Отправить
ending-share-alt = Последняя сцена и счёт
ending-share-copied = Ссылка скопирована. Идите хвастаться.
ending-share-saved = Картинка сохранена.
ending-share-no-picture = Этот браузер не рисует картинок: вместо неё скопирована ссылка.
