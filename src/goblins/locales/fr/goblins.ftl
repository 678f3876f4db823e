# Ce que tous les jeux partagent : les places, les questions, les refus, et ce qui cloche dans une saisie.

seat-red = Rouge
seat-blue = Bleu
seat-green = Vert
seat-yellow = Jaune
seat-violet = Violet
seat-bone = Os

# Qui est assis là. Une étiquette ; qui lit ; tous les autres, par leur nom.
# Le génitif porte sa préposition, pour l’élision : « de Rouge », mais « d’Os ».
sitter-label =
    { $seat-is ->
        [you] Vous
       *[other] { $seat }
    }
sitter-you = vous
    .genitive = de vous
    .dative = vous
    .accusative = vous
    .instrumental = vous
sitter-named = { $name }
    .genitive =
        { $name-vowel ->
            [yes] d’{ $name }
           *[no] de { $name }
        }

question-over = La partie est terminée.
question-move = À vous de jouer.
question-waiting = { $seat-is ->
        [you] On vous attend.
       *[other] On attend { $seat-accusative }.
    }

refusal-game-over = La partie est terminée ; il n’y a plus rien à jouer.
refusal-not-asked =
    { $seat-is ->
        [you] Ce n’est pas à vous de décider maintenant ; attendez qu’on vous le demande.
       *[other] Ce n’est pas à { $seat-accusative } de décider maintenant ; d’autres décident d’abord.
    }
refusal-no-move = Ce nombre ne correspond à aucun coup de ce jeu.

bad-language = La langue « { $found } » n’existe pas ici. Au choix : { $known }.
bad-game = Le jeu « { $found } » n’existe pas. Au choix : { $known }.
bad-game-near = Le jeu « { $found } » n’existe pas. Vouliez-vous dire « { $near } » ?
bad-game-file-line = { $file }, ligne { $line } : { $problem }.
bad-game-file-broken = Le jeu { $file } est inutilisable : { $problem }.
bad-game-file-none = { $file } ne définit aucun jeu : il y faut GAME = Game(…).
bad-game-file-id = { $file } : un jeu ne peut pas s’appeler « { $found } » ; un nom se fait de minuscules, de chiffres et de traits d’union.
bad-game-file-taken = { $file } : le jeu « { $game } » existe déjà ; donnez un autre id à celui-ci.
bad-game-file-name = { $file } est annoncé comme « { $name } », mais son id est « { $found } ».
bad-seat = Il n’y a pas de place « { $found } » à cette table. Au choix : { $known }.
bad-seat-near = Il n’y a pas de place « { $found } » à cette table. Vouliez-vous dire « { $near } » ?
bad-seats = « { $game } » se joue à { $known } joueurs, pas à { $found }.
bad-seats-alone = « { $game } » se joue seul, pas à { $found }.
bad-bot = Il n’y a pas de bot « { $found } » pour « { $game } ». Au choix : { $known }.
bad-bot-near = Il n’y a pas de bot « { $found } ». Vouliez-vous dire « { $near } » ?
bad-bot-thinks = « { $found } » réfléchit, et ce serait bien trop long ici : les simulations sont pour les bots qui répondent tout de suite. Essayez « goblins ladder ».
bad-bot-count = « { $found } » ne dit pas combien d’itérations : écrivez par exemple schemer:400, { $most } au plus.
bad-bot-setting = « { $found } » : un réglage inconnu, ou un chiffre qui n’en est pas un. Il y a { $known }, chacun avec un nombre à partir de 0.
bad-option = Il n’y a pas d’option « { $found } ». Au choix : { $known }.
bad-option-near = Il n’y a pas d’option « { $found } ». Vouliez-vous dire « { $near } » ?
bad-option-value = L’option « { $option } » ne peut pas valoir « { $found } ». Valeurs possibles : { $known }.
bad-component = Rien ici ne s’appelle « { $found } ». Au choix : { $known }.
bad-chapter = Les règles n’ont pas de chapitre « { $found } ». Au choix : { $known }.
bad-key = Une clé compte 32 chiffres hexadécimaux.
bad-undo = Plus rien ne peut être repris : un dé a été lancé, quelque chose a été révélé, ou quelqu’un d’autre a joué depuis.

bad-packed = { $packed } n’est le numéro d’aucun coup.
bad-move-document = Ce n’est pas un coup de ce jeu : { $problem }.
bad-move-verb = « { $found } » n’est pas un coup. Au choix : { $known }.
bad-move-verb-near = « { $found } » n’est pas un coup. Vouliez-vous dire « { $near } » ?
bad-move-form = « { $found } » est illisible ; cela s’écrit « { $form } ».
bad-move-field = Dans « { $verb } », « { $field } » ne peut pas valoir « { $found } ». Valeurs possibles : { $known }.
bad-move-field-near = Dans « { $verb } », « { $field } » ne peut pas valoir « { $found } ». Vouliez-vous dire « { $near } » ?

the-document = le document
bad-file-not-read = Impossible de lire { $file } : { $problem }.
bad-file-not-written = Impossible d’écrire { $file } : { $problem }. Rien n’a été modifié.
bad-file-not-text = { $file } n’est pas un fichier texte.
bad-file-too-large = { $file } est bien trop gros pour être un journal ou une position.
bad-file-not-json = { $file } est abîmé ou tronqué vers la ligne { $line }.
bad-file-foreign = { $file } n’est ni un journal ni une position de chez nous.
bad-file-checksum = { $file } a été modifié depuis son écriture : sa somme de contrôle ne correspond pas.
bad-file-checksum-editable = { $file } a été modifié depuis son écriture : sa somme de contrôle ne correspond pas. Si c’était voulu, retirez la somme de contrôle.
bad-file-field = { $file } : le champ « { $field } » manque ou n’est pas du bon type.
bad-file-part = { $file }, { $part } : { $problem }
bad-file-line = { $file }, ligne { $line } : { $problem }
bad-file-newer = { $file } a été écrit pour la version { $found } des règles ; ce programme connaît la version { $known }.
bad-file-other-rules = { $file } a été joué avec la version { $found } des règles ; ce programme joue avec la version { $known } et ne peut pas le rejouer.
bad-file-move = { $file }, coup { $number }, « { $move } » : { $problem }
bad-file-end = { $file }, une fois rejoué, n’arrive pas à la fin annoncée.

bad-document-not-an-object = À l’endroit { $where }, il faut un objet entre accolades.
bad-document-not-a-list = À l’endroit { $where }, il faut une liste entre crochets.
bad-document-list-too-long =
    La liste à l’endroit { $where } a plus de { $most ->
        [one] { $most } élément
       *[other] { $most } éléments
    }.
bad-document-unknown-field = Le champ { $where } n’existe pas.
bad-document-missing-field = Il manque { $where } : ce champ doit être indiqué.
bad-document-unknown-name = À l’endroit { $where }, « { $found } » est inconnu. Au choix : { $known }.
bad-document-not-a-number = À l’endroit { $where }, il faut un nombre entier.
bad-document-number-too-large = Le nombre à l’endroit { $where } est trop grand ou trop petit.

bad-text-word = « { $found } » est inconnu ({ $where }). Au choix : { $known }.
bad-text-word-near = « { $found } » est inconnu ({ $where }). Vouliez-vous dire « { $near } » ?
bad-text-number = « { $found } » ne convient pas ({ $where }) : il faut un nombre de { $low } à { $high }.
bad-text-more = Il manque quelque chose ({ $where }). Au choix : { $known }.
bad-text-less = « { $found } » est de trop ({ $where }).
bad-text-twice = « { $found } » a déjà été dit ; une fois suffit.
bad-text-seats = Les places d’une table se suivent : { $known }.
bad-text-none-left = Il ne reste plus de pièce « { $piece } » ({ $where }).

bad-position-asked = Les places qui doivent décider ne vont pas avec cette table.
bad-position-chance = La clé ou le nombre de tirages ne peut pas être juste.
bad-position-impossible = Cette position est impossible : { $problem }
bad-position-not-written = Cette position ne peut pas être réécrite, et aucune table ne peut donc en partir : { $problem }
bad-position-changed = Cette position n’est plus la même une fois écrite en { $form } puis relue : aucune table ne peut en partir.
bad-script = Pour « { $move } », le script prévoit un résultat que ce tirage ne peut pas donner.
bad-script-list =
    Un script est une liste d’au plus { $most ->
        [one] { $most } tirage
       *[other] { $most } tirages
    }.
bad-script-set-up = Le script demande un résultat qu’un tirage de la mise en place ne peut pas donner.
bad-script-item = « { $found } » n’est pas un tirage de script ; écrivez { "[\"table\", 3]" }, avec un flux parmi { $known }.

bad-set = Il n’y a pas de boîte « { $found } ». Au choix : { $known }, ou un fichier à vous.
bad-set-toml = { $file } n’est pas un fichier TOML valide : { $problem }
bad-set-file = { $file }, ligne { $line } : { $problem }
bad-set-head = Il manque à la boîte son champ « { $field } ».
bad-set-game = Cette boîte est pour « { $found } », pas pour « { $game } ».
bad-set-source = La table { $where } doit dire d’où viennent ses chiffres : { "source = \"stated\"" }, { "\"derived\"" } ou { "\"reconstructed\"" }.
bad-set-negative = Un nombre de pièces ne peut pas être négatif.
bad-set-hash = { $file } a été joué avec d’autres chiffres que ceux de la boîte « { $set } » d’ici.
