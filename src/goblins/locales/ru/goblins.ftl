# Общее для всех игр: места, вопросы, отказы и то, что не так с вводом.

seat-red = Красный
    .genitive = Красного
    .dative = Красному
    .accusative = Красного
    .instrumental = Красным
seat-blue = Синий
    .genitive = Синего
    .dative = Синему
    .accusative = Синего
    .instrumental = Синим
seat-green = Зелёный
    .genitive = Зелёного
    .dative = Зелёному
    .accusative = Зелёного
    .instrumental = Зелёным
seat-yellow = Жёлтый
    .genitive = Жёлтого
    .dative = Жёлтому
    .accusative = Жёлтого
    .instrumental = Жёлтым
seat-violet = Фиолетовый
    .genitive = Фиолетового
    .dative = Фиолетовому
    .accusative = Фиолетового
    .instrumental = Фиолетовым
seat-bone = Костяной
    .genitive = Костяного
    .dative = Костяному
    .accusative = Костяного
    .instrumental = Костяным

# Кто там сидит. Подпись; читатель; все остальные, по имени.
sitter-label =
    { $seat-is ->
        [you] Вы
       *[other] { $seat }
    }
sitter-you = вы
    .genitive = вас
    .dative = вам
    .accusative = вас
    .instrumental = вами
sitter-named = { $name }
    .genitive = игрока { $name }
    .dative = игроку { $name }
    .accusative = игрока { $name }
    .instrumental = игроком { $name }

question-over = Игра окончена.
question-move = Ваш ход.
question-waiting =
    { $seat-is ->
        [you] Ждём вашего решения.
       *[other] Ждём, что решит { $seat }.
    }

refusal-game-over = Игра окончена, ходить больше некуда.
refusal-not-asked =
    { $seat-is ->
        [you] Сейчас решаете не вы; подождите, пока спросят вас.
       *[other] Сейчас решает не { $seat }; сначала решат другие.
    }
refusal-no-move = Под этим числом в игре нет никакого хода.

bad-language = Языка «{ $found }» здесь нет. Есть: { $known }.
bad-game = Игры «{ $found }» нет. Есть: { $known }.
bad-game-near = Игры «{ $found }» нет. Может быть, «{ $near }»?
bad-game-file-line = { $file }, строка { $line }: { $problem }.
bad-game-file-broken = Игру { $file } использовать нельзя: { $problem }.
bad-game-file-none = В { $file } нет игры: нужно GAME = Game(…).
bad-game-file-id = { $file }: игру нельзя назвать «{ $found }»; имя состоит из строчных латинских букв, цифр и дефисов.
bad-game-file-taken = { $file }: игра «{ $game }» уже есть; дайте этой другой id.
bad-game-file-name = { $file } объявлена как «{ $name }», но её id — «{ $found }».
bad-seat = Места «{ $found }» за этим столом нет. Есть: { $known }.
bad-seat-near = Места «{ $found }» за этим столом нет. Может быть, «{ $near }»?
bad-seats = Число игроков в «{ $game }»: { $known }, а не { $found }.
bad-seats-alone = В «{ $game }» играют в одиночку, а не так: { $found }.
bad-bot = Бота «{ $found }» для «{ $game }» нет. Есть: { $known }.
bad-bot-near = Бота «{ $found }» нет. Может быть, «{ $near }»?
bad-bot-thinks = «{ $found }» думает, и здесь это заняло бы слишком много времени: симуляции — для ботов, которые отвечают сразу. Попробуйте «goblins ladder».
bad-bot-count = «{ $found }»: непонятно, сколько итераций. Пишите, например, schemer:400; самое большее — { $most }.
bad-bot-setting = «{ $found }»: нет такой настройки, или это не число. Есть { $known }; у каждой число от 0.
bad-option = Настройки «{ $found }» нет. Есть: { $known }.
bad-option-near = Настройки «{ $found }» нет. Может быть, «{ $near }»?
bad-option-value = У настройки «{ $option }» не бывает значения «{ $found }». Бывает: { $known }.
bad-component = Здесь ничто не называется «{ $found }». Есть: { $known }.
bad-chapter = В правилах нет главы «{ $found }». Есть: { $known }.
bad-key = Ключ — это 32 шестнадцатеричные цифры.
bad-undo = Взять ход назад уже нельзя: с тех пор брошен кубик, что-то открылось или сходил кто-то другой.

bad-packed = Под номером { $packed } нет никакого хода.
bad-move-document = В этой игре нет такого хода: { $problem }.
bad-move-verb = «{ $found }» — не ход. Есть: { $known }.
bad-move-verb-near = «{ $found }» — не ход. Может быть, «{ $near }»?
bad-move-form = Не удаётся разобрать «{ $found }»; пишите так: «{ $form }».
bad-move-field = В ходе «{ $verb }» поле «{ $field }» не может быть «{ $found }». Годится: { $known }.
bad-move-field-near = В ходе «{ $verb }» поле «{ $field }» не может быть «{ $found }». Может быть, «{ $near }»?

the-document = этот документ
bad-file-not-read = Не удаётся прочитать { $file }: { $problem }.
bad-file-not-written = Не удаётся записать { $file }: { $problem }. Всё осталось как было.
bad-file-not-text = { $file } — не текстовый файл.
bad-file-too-large = { $file } — для журнала или позиции это слишком большой файл.
bad-file-not-json = { $file }: файл испорчен или обрывается около строки { $line }.
bad-file-foreign = { $file } — не наш журнал и не наша позиция.
bad-file-checksum = { $file }: с момента записи файл изменили, контрольная сумма не сходится.
bad-file-checksum-editable = { $file }: с момента записи файл изменили, контрольная сумма не сходится. Если так и задумано, удалите её.
bad-file-field = { $file }: поля «{ $field }» нет, или оно не того типа.
bad-file-part = { $file }, { $part }: { $problem }
bad-file-line = { $file }, строка { $line }: { $problem }
bad-file-newer = { $file }: записано для правил версии { $found }; эта программа знает версию { $known }.
bad-file-other-rules = { $file }: сыграно по правилам версии { $found }; эта программа играет по версии { $known } и повторить партию не может.
bad-file-move = { $file }, ход { $number }, «{ $move }»: { $problem }
bad-file-end = { $file }: партия, сыгранная заново, приходит к другому концу, чем записано.

bad-document-not-an-object = В месте { $where } должен быть объект в фигурных скобках.
bad-document-not-a-list = В месте { $where } должен быть список в квадратных скобках.
bad-document-list-too-long =
    В списке { $where } больше { $most ->
        [one] { $most } элемента
        [few] { $most } элементов
        [many] { $most } элементов
       *[other] { $most } элемента
    }.
bad-document-unknown-field = Поля { $where } не существует.
bad-document-missing-field = Не хватает поля { $where }: его нужно указать.
bad-document-unknown-name = В месте { $where } стоит неизвестное «{ $found }». Есть: { $known }.
bad-document-not-a-number = В месте { $where } должно быть целое число.
bad-document-number-too-large = Число в месте { $where } слишком велико или слишком мало.

bad-text-word = «{ $found }» — неизвестное слово ({ $where }). Есть: { $known }.
bad-text-word-near = «{ $found }» — неизвестное слово ({ $where }). Может быть, «{ $near }»?
bad-text-number = «{ $found }» не подходит ({ $where }): нужно число от { $low } до { $high }.
bad-text-more = Чего-то не хватает ({ $where }). Подошло бы: { $known }.
bad-text-less = «{ $found }» здесь лишнее ({ $where }).
bad-text-twice = «{ $found }» уже сказано; одного раза довольно.
bad-text-seats = Места стола идут подряд: { $known }.
bad-text-none-left = «{ $piece }» больше не осталось ({ $where }).

bad-position-asked = Места, которые должны решать, не подходят к этому столу.
bad-position-chance = Ключ или число случайных исходов заведомо неверны.
bad-position-impossible = Такой позиции быть не может: { $problem }
bad-position-not-written = Эту позицию нельзя записать заново, поэтому стол из неё не открыть: { $problem }
bad-position-changed = Если записать эту позицию в виде { $form } и прочитать снова, получается другая. Стол из неё не открыть.
bad-script = Для хода «{ $move }» в сценарии записан исход, которого не бывает.
bad-script-list =
    Сценарий — это список, в котором не больше { $most ->
        [one] { $most } исхода
        [few] { $most } исходов
        [many] { $most } исходов
       *[other] { $most } исхода
    }.
bad-script-set-up = Сценарий требует исхода, которого у броска при раскладке быть не может.
bad-script-item = «{ $found }» — не исход для сценария; пишите { "[\"table\", 3]" }, где поток — один из { $known }.

bad-set = Набора «{ $found }» нет. Есть: { $known } или файл с вашим собственным.
bad-set-toml = { $file } — не файл TOML: { $problem }
bad-set-file = { $file }, строка { $line }: { $problem }
bad-set-head = В наборе должно быть указано поле «{ $field }».
bad-set-game = Это набор для «{ $found }», а не для «{ $game }».
bad-set-source = В таблице { $where } должно быть сказано, откуда взяты числа: { "source = \"stated\"" }, { "\"derived\"" } или { "\"reconstructed\"" }.
bad-set-negative = Число деталей не может быть отрицательным.
bad-set-hash = { $file }: сыграно с другими числами, чем в здешнем наборе «{ $set }».
