# A guided first game: what Auntie Rivet's bubble has around its sentence.

guide-auntie = Тётка Заклёпка
guide-progress = Сколько пройдено
guide-next = Дальше
guide-end = Играем!
guide-back = Вернуться к прошлой фразе
guide-skip = Пропустить
guide-show-me = Покажите
guide-your-move = Ваш ход
guide-press = Нажмите «{ $button }»
guide-skip-title = Играть дальше без Тётки?
guide-skip-text = Стол останется как есть. Вы доиграете партию сами, без подсказок на каждом шагу.
guide-skip-yes = Дальше сами
guide-skip-no = Остаться с Тёткой
