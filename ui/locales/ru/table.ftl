# За каждым столом, во что бы ни играли.

table-since = С вашего последнего хода
table-recap-close = Понятно
table-undo = Отменить
table-undo-what = Отменить: { $move }
table-hint = Совет
table-hint-says = Тренер поступил бы так.
table-hint-thinking = Тренер думает…
table-hint-none = Здесь тренеру нечего посоветовать.
table-hints = Советы тренера
table-hints-close = Убрать советы
table-hints-guess = Совет на скорую руку, от Драчуна: тренер ещё разминается.
table-hints-then = Затем: { $moves }
table-hints-exact = Просчитано до конца: здесь нет догадок.
worth-chance = { $percent } % на победу в партии
worth-points = около { $points } очка
change-chance = { $percent-signed } %
change-points = { $points } очка
table-confirm = Сделать
table-considered = { $move }?
table-back = Передумать
table-skip = Пропустить
table-pause = Пауза
table-go-on = Дальше
table-staging = Что показывают
table-again = Показать ещё раз
table-account = Удар за ударом
table-account-close = Убрать
table-log = Что произошло
table-log-begins = Игра начинается отсюда.
table-log-seats = Кто за столом
table-menu = Меню
table-rules = Правила
table-rule-link = Что говорят правила
table-watchers =
    { $watchers ->
        [one] Смотрит { $watchers } гоблин
        [few] Смотрят { $watchers } гоблина
        [many] Смотрят { $watchers } гоблинов
       *[other] Смотрят { $watchers } гоблина
    }
table-your-turn = Ваш ход!
table-turn-notice = { $game }: решать вам.
table-waiting = Ждём: { $seats }
table-sealed =
    { $seat-is ->
        [you] Вы сделали тайный выбор
       *[other] Тайный выбор сделан: { $seat }
    }

table-seat-you = вы
table-seat-away = нет на месте
table-seat-thinking = думает…
table-seat-pondering = замышляет… { $percent } %
table-thought = { $seat } замышляет
table-seat-deciding = решает
table-seat-stand-in = { $bot } играет за { $seat-accusative }
table-seat-muted = без слова
table-seat-menu = { $seat }: ещё
table-seat-mute = Лишить слова
table-seat-unmute = Вернуть слово
table-seat-mute-own = Скрыть слова { $seat-genitive }
table-seat-unmute-own = Показать слова { $seat-genitive }
table-seat-take-over = Пусть на этом месте играет { $bot }
table-seat-remove = Выставить навсегда
table-clock = осталось { $time }

table-deed-left =
    { $seat-is ->
        [you] Вы ушли из-за стола.
       *[other] { $seat } уходит из-за стола.
    }
table-deed-returned =
    { $seat-is ->
        [you] Вы снова здесь.
       *[other] { $seat } снова здесь.
    }
table-deed-took-over = Теперь за { $seat-accusative } играет { $bot }.
table-deed-handed-back =
    { $seat-is ->
        [you] Вы снова играете.
       *[other] { $seat } снова играет.
    }
table-deed-removed = Одного из игроков выставили; теперь здесь { $seat }.
table-deed-undone =
    { $seat-is ->
        [you] Вы берёте ход назад.
       *[other] { $seat } берёт ход назад.
    }
table-deed-said =
    { $seat-is ->
        [you] Вы: «{ $text }»
       *[other] { $seat }: «{ $text }»
    }
table-deed-reacted =
    { $seat-is ->
        [you] Вы: { $text }
       *[other] { $seat }: { $text }
    }
table-deed-muted =
    { $muted ->
        [1] Хозяин стола лишил { $seat-accusative } слова.
       *[0] { $seat-dative } вернули слово.
    }
table-deed-closed = Хозяин закрыл стол.
table-deed-clock =
    { $seat-is ->
        [you] Ваше время вышло; ход сделал бот.
       *[other] Время вышло: { $seat }. Ход сделал бот.
    }

table-talk = Разговоры
table-talk-unread =
    { $unread ->
        [one] Разговоры: { $unread } новое сообщение
        [few] Разговоры: { $unread } новых сообщения
        [many] Разговоры: { $unread } новых сообщений
       *[other] Разговоры: { $unread } новых сообщения
    }
table-talk-say = Скажите что-нибудь
table-talk-send = Сказать
table-talk-silent = Правила требуют тишины. Рожи корчить можно.
table-talk-muted = Хозяин стола лишил вас слова.
table-talk-react = Скорчить рожу
table-talk-report = Пожаловаться
table-talk-nothing = Пока все молчат.

table-leave = Уйти из-за стола
table-leave-text = Место останется за вами. Пока вас нет, может играть бот.
table-stand-in = Пусть за меня играет { $bot }
table-away-text = Вы ушли из-за этого стола; место за вами.
table-bot-text = За вас играет { $bot }.
table-return = Я снова здесь
table-close = Закрыть стол для всех
table-close-text = Игра закончится для всех. Вернуть её будет нельзя.
table-cancel = Остаться
table-notify = Сообщать, когда мой ход
table-notify-on = Вам сообщат, когда будет ваш ход
table-notify-blocked = Браузер не разрешает уведомления
table-speed = Скорость
table-volume = Звуки

table-report = Сообщить об этой позиции
table-report-text = Ошибка или странное правило? Напишите, чего вы ждали. Позиция будет приложена.
table-report-what = Что не так?
table-report-send = Отправить
table-report-sent = Спасибо. Это уже у тех, кто держит сервер.
table-report-copy = Скопировать позицию
table-report-copied = Скопировано.
table-report-save = Сохранить в файл

table-pass-lead = Экран берёт
table-pass-text = { $name }: ход сделан, и ничего не видно. Остальные смотрят в потолок.
table-pass-first = Остальные смотрят в потолок.
table-pass-go = Я { $name }, показывайте
table-pass-back = Ещё нет, назад: { $name }
table-pass-says-1 = не смотрю.
table-pass-says-2 = я тоже не смотрю!
table-pass-covers = { $name } закрывает глаза

table-over = Игра окончена
table-over-won = Вы победили!
table-over-sheet = Подсчёт
table-over-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
table-over-winner = победитель
table-over-rematch = Ещё разок!
table-over-whole-game = А теперь — настоящая партия!
table-over-rematch-join = К реваншу
table-over-replay = Посмотреть запись
table-over-fair = Всё было честно?
table-over-export = Забрать игру с собой
table-over-show = Финал
table-closed = Этот стол закрыт.
table-shelf = Назад к полке

# --- Простое поле для игр, которые никто не нарисовал

table-plain-moves = Что можно сделать
table-plain-state = Как всё стоит
