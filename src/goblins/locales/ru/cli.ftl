# Что говорит командная строка.

# --- Справка

cli-help = Настольные игры про гоблинов: играть, открывать столы, моделировать, пересматривать. Без команды — приветствие и столы в браузере.
cli-help-usage = Запуск:
cli-help-command-word = КОМАНДА
cli-help-options-word = КЛЮЧИ
cli-help-commands = Команды:
cli-help-arguments = Аргументы:
cli-help-options = Ключи:
cli-help-lang = Язык, до команды или после неё; иначе его задают GOBLINS_LANG или LANG.
cli-help-help = Показать эту справку.
cli-help-version = Показать версию.

cli-word-game = ИГРА
cli-word-file = ФАЙЛ
cli-word-seed = ЗЕРНО
cli-word-set = НАБОР
cli-word-seat = МЕСТО
cli-word-name = ИМЯ
cli-word-setting = ИМЯ=ЗНАЧЕНИЕ
cli-word-bots = БОТ,БОТ…
cli-word-seats = me,БОТ…
cli-word-number = N
cli-word-date = ДАТА

cli-argument-game = Игра — имя, которое показывает «goblins games», или ваш файл, например ./liars.py.
cli-option-game-file = Ваша игра, её файл, например ./liars.py; можно повторять.
cli-option-json = Вывести один документ JSON, для программ.
cli-option-seed = Число или слово; при том же зерне и тех же ходах партия повторится.
cli-option-set = Набор компонентов по имени или ваш собственный, из файла.
cli-option-option = Настройка игры; можно указать несколько раз.

cli-games-help = Показать игры, число мест и настройки.
cli-play-help = Играть в терминале с ботами или с друзьями за одним экраном.
cli-play-seats = Кто где сидит: me, me:Анна или бот; несколько раз «me» — несколько человек за одним экраном. Обычно вы и один бот.
cli-play-load = Продолжить с журнала или позиции.
cli-play-save = Записать туда журнал, когда партия закончится.
cli-play-json = В конце вывести результат одним документом JSON; сама игра идёт в stderr.
cli-daily-help = Сыграть заезд дня в «Нитрогонку», один и тот же для всех.
cli-daily-date = Другой день, например 2026-11-15; обычно сегодня.
cli-daily-seed = Зерно, которое сервер объявил для этого дня, чтобы сыграть его заезд.
cli-daily-seats = Кто играет: me или бот, если хочется посмотреть.
cli-simulate-help = Дать ботам сыграть много партий и подсчитать.
cli-simulate-games = Сколько партий.
cli-simulate-seats = Сколько мест за столом; если не указать, как можно меньше.
cli-simulate-bots = Кто играет; если ботов меньше, чем мест, они чередуются.
cli-simulate-threads = Сколько потоков; обычно по одному на ядро. На результат это не влияет.
cli-simulate-progress = Партии
cli-position-help = Показать позицию словами или в JSON; у журнала — его конец.
cli-position-file = Позиция словами или в JSON, либо журнал.
cli-position-json = Вывести точную форму в JSON.
cli-replay-help = Проверить журнал или пройти партию заново.
cli-replay-file = Журнал, записанный командой «save».
cli-replay-step = Пройти партию ход за ходом.
cli-replay-seat = Смотреть с этого места, например red, когда партия уже закончена.
cli-sets-help = Наборы компонентов: что лежит в коробке, в файлах, которые можно скопировать и изменить.
cli-sets-list-help = Показать наборы игры.
cli-sets-copy-help = Записать копию набора, чтобы изменить её. Один только ФАЙЛ — копия стандартного набора.
cli-sets-copy-name = Какой набор скопировать.
cli-sets-copy-file = Новый файл; его ещё не должно быть.
cli-sets-check-help = Проверить свой набор.
cli-sets-check-file = Файл набора.
cli-warm-help = Скомпилировать правила и перебор заранее, чтобы потом никому не ждать.
cli-warm-games = Только эти игры; если не назвать ни одной — все.
cli-warm-workers = Сколько процессов компилируют; обычно по одному на ядро.
cli-warm-progress = Компиляция
cli-warm-search = перебор для думающих ботов
cli-warm-scrapper = партии драчунов
cli-warm-random = случайные партии со статистикой
cli-warm-playout = случайные партии
cli-warm-ready = { $game }: { $part } ({ $seconds } с)
cli-warm-done = Всё скомпилировано.
cli-compiling = { $game }: компиляция, только в этот раз. { $why ->
    [processor] В пакете есть скомпилированные правила, но для другого процессора.
    [versions] В пакете есть скомпилированные правила, но для другого Python, Numba или NumPy.
    [rules] В пакете есть скомпилированные правила, но не эти.
   *[clone] Результат сохранится на будущее.
}
cli-bench-help = Измерить, как быстро игры идут на этой машине.
cli-bench-quick = Измерить не так точно, за полминуты.
cli-bench-start = Измеряю запуск…
cli-bench-compile = Компилирую { $game }…
cli-bench-round = Измеряю, круг { $round }…
cli-bench-cold = Измеряю запуск, когда ничего ещё не скомпилировано…

# --- Что не так в строке

bad-command = Команды «{ $found }» нет. Есть: { $known }.
bad-command-near = Команды «{ $found }» нет. Может быть, «{ $near }»?
cli-usage-no-option = У «{ $command }» нет ключа { $found }; их список — «{ $command } --help».
cli-usage-no-option-near = Ключа { $found } нет. Может быть, { $near }?
cli-usage-option-value = После { $option } нужно значение.
cli-usage-option-flag = У { $option } значения не бывает.
cli-usage-missing = Для «{ $command }» не хватает: { $name }; подробнее — «{ $command } --help».
cli-usage-number = { $option } — это целое число, не меньше { $least }.
cli-usage-extra = «{ $command }» не знает, что делать с «{ $found }».
cli-usage-incomplete = После «{ $command }» нужна команда; их список — «{ $command } --help».
cli-system = Система не даёт продолжить: { $problem }.
cli-option-form = «{ $found }» — не настройка; пишите имя=значение.
cli-seats-empty = В «{ $found }» одно из мест пустует; напишите, кто где сидит, например me,random или me:Анна,me:Борис.
cli-play-which = Во что играем? Есть: { $known }.
cli-daily-no-date = «{ $found }» — не дата; пишите так: 2026-11-15.
cli-play-load-alone = Зерно, набор и настройки берутся из { $file }, указывать их вместе с ним нельзя.
cli-play-load-other = { $file } — партия в { $found }, а не в { $game }.
cli-play-load-seats =
    В { $file } { $count ->
        [one] { $count } место; назовите { $count } игрока.
        [few] { $count } места; назовите { $count } игроков.
        [many] { $count } мест; назовите { $count } игроков.
       *[other] { $count } места; назовите { $count } игрока.
    }
cli-file-exists = { $file } уже существует, и это не эта партия; ничего не записано. Выберите другое имя.
cli-sets-file-exists = { $file } уже существует; ничего не записано. Выберите другое имя.
cli-replay-step-or-json = Выберите --step или --json, вместе они не работают.
cli-replay-unfinished-seat = Партия ещё не закончена, поэтому показать можно лишь то, что видно всем; уберите --seat.

# --- Приветствие и игры

cli-welcome = Добро пожаловать к гоблинам! Они строят, дерутся и всё взрывают; вам решать когда.
cli-welcome-how = Чтобы играть прямо в терминале, наберите: { $command }
cli-games-seats = Игроков: { $seats } · боты: { $bots }
cli-games-options = Настройки (--option имя=значение):
cli-games-value = { $value }: { $meaning }
cli-games-how = Играть: goblins play { $game }

# --- За столом

cli-first-notice = { $summary } Впервые здесь? Наберите «{ $rules }» или «?».
cli-curtain = Передайте экран. Теперь решает { $who }.
cli-press-enter = Нажмите Enter.
cli-story-repeated = { $sentence } (×{ $times }){ $mark }
cli-choices-gathered =
    { $count ->
        [one] { $count } вариант, например «{ $example }»
        [few] { $count } варианта, например «{ $example }»
        [many] { $count } вариантов, например «{ $example }»
       *[other] { $count } варианта, например «{ $example }»
    }
cli-prompt = Наберите номер или ход
cli-prompt-only = Enter — дальше
cli-prompt-back = { $back } — ко всем вариантам
cli-prompt-help = справка
cli-no-entries = В этой игре здесь нечего объяснять.
cli-no-choice =
    { $count ->
        [1] Варианта { $found } нет: он всего один.
       *[other] Варианта { $found } нет: они идут от 1 до { $count }.
    }
cli-undone = Взято назад: { $move }.
cli-log-earlier =
    { $count ->
        [one] Раньше был ещё { $count } абзац; всё покажет «хроника всё».
        [few] Раньше было ещё { $count } абзаца; всё покажет «хроника всё».
        [many] Раньше было ещё { $count } абзацев; всё покажет «хроника всё».
       *[other] Раньше было ещё { $count } абзаца; всё покажет «хроника всё».
    }
cli-entries-how = «{ $example }» или любое другое слово — текст целиком.
cli-see-rule = Подробнее: { $rules } { $chapter }
cli-foresee-certain = Наверняка: { $events }
cli-foresee-drawn = Дальше — как повезёт.
cli-foresee-nothing = Ничего заметного для вас.
cli-foresee-rest = что-нибудь другое
cli-percent = { $percent } %
cli-percent-tiny = <1 %

cli-command-rules = правила
cli-command-explain = объясни
cli-command-log = хроника
cli-command-undo = отмена
cli-command-back = назад
cli-command-save = сохранить
cli-command-position = позиция
cli-command-quit = выход
cli-no = нет

cli-prompt-help-number = выбрать этот вариант
cli-prompt-help-move = сделать ход записью; она стоит рядом с каждым вариантом
cli-prompt-help-enter = показать стол ещё раз или выбрать единственный вариант
cli-prompt-help-foresee = что принесёт этот ход или почему так нельзя
cli-prompt-help-rules = правила; со словом — главы о нём
cli-prompt-help-explain = что лежит в коробке; со словом — что это и зачем
cli-prompt-help-log = что было в последнее время; «хроника всё» — всё
cli-prompt-help-undo = взять последний ход назад, пока не брошен кубик и никто другой не сходил
cli-prompt-help-back = от вариантов одного рода ко всем
cli-prompt-help-save = записать журнал партии, чтобы продолжить или пересмотреть её
cli-prompt-help-position = записать стол, как он есть
cli-prompt-help-quit = уйти; партию можно сохранить

# --- Чтобы партия не пропала

cli-file-missing = После «{ $command }» нужно имя файла.
cli-saved = Сохранено: { $file }
cli-quit-save = Сохранить партию? Enter — да, в { $file }; другое имя; или «{ $no }»:
cli-end-save = Чтобы сохранить журнал, наберите имя файла; Enter — не надо:
cli-put-away = Партия не пропала: она в { $file }. Чтобы продолжить:

# --- Пересматривать партию

cli-replay-seats = Места: { $seats }
cli-replay-options = Настройки: { $options }
cli-replay-fits =
    { $moves ->
        [one] { $file }: файл цел; { $moves } ход сделан по правилам и приводит к записанному концу.
        [few] { $file }: файл цел; { $moves } хода сделаны по правилам и приводят к записанному концу.
        [many] { $file }: файл цел; { $moves } ходов сделаны по правилам и приводят к записанному концу.
       *[other] { $file }: файл цел; { $moves } хода сделаны по правилам и приводят к записанному концу.
    }
cli-replay-unfinished = Партия ещё не закончена.
cli-step-head = Ход { $at } из { $last }
cli-step-prompt = Enter — дальше · { $back } — обратно · число — к этому ходу · { $quit } — конец

# --- Наборы компонентов

cli-set-line = Набор «{ $name }», версия { $version }, отпечаток { $hash }
cli-set-sources = Числа: { $stated } из правил, { $derived } выведено, { $reconstructed } восстановлено
cli-set-differs = Отличается от нашей реконструкции: { $problem }
cli-sets-fits = { $file } — исправный набор для { $game }.
cli-sets-copied = { $file } — копия набора «{ $set }». Впишите свои числа и проверьте:
cli-sets-copied-how =
    {"  "}goblins sets check { $file }
    {"  "}goblins play { $game } --set { $file }

cli-verify-help = Проверить, что партия сыграна по правилам и что никто не подстроил случай.
cli-verify-file = Журнал законченной партии, как его выгружает страница.
cli-verify-commitment = Обязательство, которое вы записали до партии; в файле должно быть то же самое.
cli-verify-other-commitment = { $file }: обязательство не то, которое вы записали.
cli-word-commitment = ОБЯЗАТЕЛЬСТВО
cli-verify-moves =
    { $moves ->
        [one] { $moves } ход: правила его разрешают, и итог тот, о котором говорит файл.
        [few] { $moves } хода: правила разрешают каждый, и итог тот, о котором говорит файл.
        [many] { $moves } ходов: правила разрешают каждый, и итог тот, о котором говорит файл.
       *[other] { $moves } хода: правила разрешают каждый, и итог тот, о котором говорит файл.
    }
cli-verify-committed = Секрет тот самый, которым стол связал себя до партии: { $commitment }
cli-verify-salts =
    { $salts ->
        [0] Никто из игроков не добавил соли.
        [one] Соль добавил { $salts } игрок; стол не мог знать её, когда выбирал секрет.
        [few] Соль добавили { $salts } игрока; стол не мог знать её, когда выбирал секрет.
        [many] Соль добавили { $salts } игроков; стол не мог знать её, когда выбирал секрет.
       *[other] Соль добавили { $salts } игрока; стол не мог знать её, когда выбирал секрет.
    }
cli-verify-fair = Секрет и соль дают ключ, а ключ — каждую карту и каждый кубик. Никто не подстроил случай.

bad-verify-commitment = { $file }: секрет не тот, которым стол связал себя.
bad-verify-key = { $file }: секрет и соль не дают того ключа, с которым сыграна партия.

cli-serve-help = Открыть столы на порту: для этого экрана, для друзей или для всего мира.
cli-serve-host = Адрес, на котором слушать; 0.0.0.0 — для всех, кто может достучаться до этой машины.
cli-serve-port = Порт; без него — первый свободный, начиная с 8000.
cli-serve-db = Где хранить столы: файл или postgresql://user@host/database. Без него — ваш собственный файл.
cli-serve-workers = Сколько процессов обслуживают столы; больше одного — только с PostgreSQL.
cli-serve-thinkers = В скольких процессах думают боты; без этого — на всех ядрах, кроме одного.
cli-serve-origin = Адрес, который набирают люди, например https://goblins.example, если перед сервером стоит прокси.
cli-serve-metrics = Кто предъявит этот токен, может читать /metrics откуда угодно. Без токена — только с этой машины.
cli-serve-feeds = Люди могут завести календарь и ленту своих ходов по секретной ссылке.
cli-serve-proxies = Сколько ваших прокси стоит перед сервером.
cli-serve-browser = Не открывать страницу в браузере.
cli-serve-open = Столы открыты: { $address } (Ctrl-C закрывает их, ничего не пропадёт)
cli-serve-closed = Столы закрыты. Всё сохранено.
cli-serve-workers-need-postgresql = Нескольким процессам нужен PostgreSQL: --db postgresql://user@host/database.
cli-serve-no-folder = Не удаётся создать { $folder }: { $problem }. Укажите --db ФАЙЛ.
cli-serve-no-port = Слушать на { $host }, порт { $port }, не получается: { $problem }.
cli-serve-no-store = Хранить столы в { $db } нельзя: { $problem }.
cli-word-host = УЗЕЛ
cli-word-database = БАЗА
cli-word-origin = АДРЕС
cli-word-who = КТО
cli-word-token = ТОКЕН
cli-word-table = СТОЛ
cli-word-status = СОСТОЯНИЕ

cli-admin-help = Для хозяина сервера: посмотреть, закрыть, выбросить, скопировать и восстановить, закрыть вход.
cli-admin-list-help = Показать столы.
cli-admin-export-help = Записать в файл всё, что хранится о столе, вместе с секретами.
cli-admin-close-help = Закрыть стол для всех.
cli-admin-purge-help = Выбросить столы, которых давно никто не трогал.
cli-admin-backup-help = Записать целостную копию, не останавливая сервер.
cli-admin-restore-help = Восстановить копию там, где базы ещё нет.
cli-admin-reports-help = Показать, на что жалуются.
cli-admin-people-help = Показать, кто за столом.
cli-admin-block-help = Закрыть вход человеку, адресу или сети.
cli-admin-unblock-help = Снова открыть им вход.
cli-admin-blocks-help = Показать, кому закрыт вход.
cli-admin-void-help = Сделать все cookie недействительными.
cli-admin-clock-help = Показать и подтвердить время.
cli-admin-table = Стол, как его называют «list» и его адрес.
cli-admin-status = Только столы в этом состоянии: lobby, playing, over или closed.
cli-admin-file = Файл, который нужно записать.
cli-admin-days = Столы, которых не трогали столько дней.
cli-admin-column-table = Стол
cli-admin-column-game = Игра
cli-admin-column-status = Состояние
cli-admin-column-seats = Места людей
cli-admin-column-changed = Последнее изменение (UTC)
cli-admin-count =
    { $count ->
        [0] Столов нет.
        [one] { $count } стол.
        [few] { $count } стола.
        [many] { $count } столов.
       *[other] { $count } стола.
    }
cli-admin-exported = Всё о столе { $table } — в файле { $file }. Пока партия идёт, никому его не показывайте.
cli-admin-closed = Стол { $table } закрыт.
cli-admin-purged =
    { $count ->
        [0] Выбрасывать было нечего.
        [one] Выброшен { $count } стол.
        [few] Выброшено { $count } стола.
        [many] Выброшено { $count } столов.
       *[other] Выброшено { $count } стола.
    }
cli-admin-file-exists = { $file } уже есть; выберите другое имя.
cli-admin-backed-up = В файле { $file } есть всё.
cli-admin-no-database = Файла { $db } нет.
cli-admin-backup-failed = Не удалось записать копию: { $problem }.
cli-admin-no-program = { $program } не установлена; она входит в клиент PostgreSQL.
cli-admin-backup-file = Файл, который записала команда «backup».
cli-admin-purge-table = Только этот стол.
cli-admin-purge-what = Скажите, что выбросить: стол или --days и с каким --status.
cli-admin-restored = { $db } восстановлена: { $count ->
    [one] { $count } стол.
    [few] { $count } стола.
    [many] { $count } столов.
   *[other] { $count } стола.
}
cli-admin-restore-failed = Восстановить не удалось: { $problem }.
cli-admin-not-empty = { $db } не пуста. Создайте новую базу и восстановите копию в неё.
cli-admin-reports-count = { $count ->
    [one] { $count } жалоба.
    [few] { $count } жалобы.
    [many] { $count } жалоб.
   *[other] { $count } жалобы.
}
cli-admin-who = Идентификатор человека, как его показывают «people» и «reports», либо адрес или сеть.
cli-admin-nobody = «{ $found }» — не человек, известный серверу, не адрес и не сеть.
cli-admin-blocked = Вход для { $who } закрыт. Все процессы об этом знают.
cli-admin-unblocked = { $who } снова может войти.
cli-admin-not-blocked = Вход для { $who } и не был закрыт.
cli-admin-blocks-count = { $count ->
    [one] { $count } запрет.
    [few] { $count } запрета.
    [many] { $count } запретов.
   *[other] { $count } запрета.
}
cli-admin-voided = Все cookie недействительны. Люди вернутся с кодами восстановления или начнут заново.
cli-admin-clock-confirm = Часы этой машины верны: то, что ждало, продолжается.
cli-admin-clock-now = Часы этой машины: { $now } UTC.
cli-admin-clock-last = Когда они были верны в последний раз: { $last } UTC.
cli-admin-clock-confirmed = Подтверждено. Серверы, которые сомневались, идут по этим часам.
cli-admin-no-status = Нет состояния «{ $found }»; есть { $known }.

# --- Боты по сети

cli-word-link = ССЫЛКА
cli-word-address = АДРЕС
cli-word-command = КОМАНДА…
cli-join-help = Посадить своего бота за стол по сети.
cli-join-link = Приглашение или адрес открытого для всех стола.
cli-join-bot = Файл Python с функцией choose(view, moves) или с классом Bot, у которого она есть; подробности в docs/protocol.md.
cli-join-seat = Какое место занять, например red; обычно первое свободное.
cli-join-name = Как бота зовут за столом.
cli-join-identity = Запомнить в этом файле, кто такой бот, чтобы он мог вернуться на своё место.
cli-join-seated = { $name } садится за стол: { $seat }.
cli-join-late = Бот думал слишком долго, и за столом продолжили без его хода.
cli-join-over = Игра окончена. Победители: { $winners }. Очки: { $points }.
cli-join-lost = Игра окончена, и никто не победил. Очки: { $points }.
cli-join-closed = Стол закрыли до конца игры.
cli-join-full = Все места заняты. Попросите хозяина стола освободить одно.
cli-join-no-file = Файла Python { $file } нет.
cli-join-no-choose = В { $file } нет ни функции choose(view, moves), ни класса Bot с такой функцией.
cli-join-bot-failed = Бот из { $file } сломался на строке { $line }: { $problem }
cli-join-no-move = Бот из { $file } выбрал { $found }, а такого хода ему не предлагали.
cli-join-no-address = { $found } не ведёт ни к какому столу. Дайте приглашение, например http://localhost:8000/join/…, или адрес стола.
cli-join-unreachable = До сервера не достучаться: { $problem }.
cli-join-not-understood = Сервер ответил что-то непонятное: { $problem }.
cli-join-gone = Сервер выпроводил бота: { $reason }.
cli-conform-help = Проверить, соблюдает ли ваш клиент или сервер протокол.
cli-conform-server-help = Зайти на сервер и проверить всё, чего протокол требует от серверов.
cli-conform-url = Адрес сервера, например http://localhost:8000.
cli-conform-client-help = Дать клиенту поиграть на настоящем сервере, пока сеть и сервер вредничают.
cli-conform-command = Команда клиента; приглашение передаётся ей последним аргументом.
cli-conform-done =
    { $rules ->
        [one] Соблюдено: { $kept } из { $rules } правила.
        [few] Соблюдено: { $kept } из { $rules } правил.
        [many] Соблюдено: { $kept } из { $rules } правил.
       *[other] Соблюдено: { $kept } из { $rules } правила.
    }
