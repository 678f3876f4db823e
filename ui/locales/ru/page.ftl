# То, что говорит только страница. Всё, что говорит и Python, лежит в src/goblins/locales.

page-about = Три гоблинские настольные игры в браузере: в одиночку, с друзьями или против гоблинов.
page-no-script = Чтобы играть в браузере, нужен JavaScript.
page-skip = Сразу к игре
page-close = Закрыть
page-back = Назад к полке
page-loading = Минутку…
page-retry = Попробовать ещё раз
page-reload = Загрузить страницу заново
page-language = Язык
page-rules = Правила
page-settings = Настройки

# --- Полка

page-shelf-title = Что сегодня сломаем?
page-shelf-hint = Выберите коробку. Три щелчка — и что-нибудь загорится.
page-play-bots = Играть против гоблинов
page-play-alone = Играть
page-play-friends = С друзьями
page-play-pass = За одним экраном

# --- Экраны

page-new-title = Новый стол
page-table-title = Стол
page-join-title = Вас пригласили
page-replay-title = Повтор
page-lessons-title = Уроки
page-nowhere-title = Здесь пусто
page-nowhere-text = Эту страницу кто-то съел. А полка ещё стоит.
page-no-game-text = Такой игры на нашей полке нет.

# --- Настройки

page-theme = Освещение
page-theme-system = Как на устройстве
page-theme-light = День
page-theme-dark = Ночь
page-pace = Скорость
page-pace-slow = Медленно
page-pace-normal = Обычно
page-pace-fast = Быстро
page-pace-none = Сразу
page-motion = Движение
page-motion-system = Как на устройстве
page-motion-full = Всё движется
page-motion-none = Ничего не движется
page-volume = Громкость
page-volume-off = Без звука

# --- За столом

page-log = Что произошло
page-why = Почему: { $anchor }

# --- Состояние связи

page-connection-connecting = Соединяемся…
page-connection-reconnecting = Связь прервалась.
page-connection-reconnecting-text = Пробуем снова сами. Ничего не потеряно.
page-connection-offline = Это устройство не в сети.
page-connection-offline-text = Игра продолжится, как только сеть вернётся.
page-connection-restarting = Сервер перезапускается.
page-connection-restarting-text = Он скоро вернётся. Ваш стол сохранён.
page-connection-old-version = Эта страница устарела.
page-connection-old-version-text = Сервер уже новее. Загрузите страницу заново: ваша партия сохранена.

# --- Открыто без связи с сервером

page-offline-title = Нет связи с сервером
page-offline-text = Столы, боты и заезд дня живут там, поэтому играть сейчас нельзя. Ваши партии в сохранности.
page-offline-rules = Правила, которые вы уже читали, можно читать и без связи.

# --- Когда что-то сломалось

page-problem-cut-off = Связь прервалась до ответа. Посмотрите, получилось ли, и если нет, попробуйте ещё раз.
page-problem-no-connection = Сейчас нет связи с сервером.
page-problem-unreachable = До сервера не достучаться.
page-problem-title = Отвалилась шестерёнка
page-problem-text = Эта часть страницы сломалась. Ваша партия в сохранности на сервере.
