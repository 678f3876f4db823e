/* Goblin Warlord by hand, in C: what the compiled rules are measured against (run.py). It plays the same games to the
 * last draw, between players who choose at random. The rules are those of src/goblins/games/goblin_warlord; the names
 * are the same, so that both can be read side by side. Events and reasons for refusing are left out: nobody listens.
 *
 * CACHE_DRAWS keeps the four words of a Threefry block instead of making the block anew for each of them.
 */
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

enum { MOST_LAIRS = 32, MOST_SEATS = 6, MOST_GOBLINS_IN_A_LAIR = 4, FIRST_GOBLINS = 2, HAND = 3, PRICE = 3 };
enum { FORTS_TO_WIN = 4, ORDERS = 6, MOST_DICE = 3, ATTACK_FACES = 5, BANNER_FACES = 3, HOOZITS_FACES = 4 };
enum { MOST_OFFERS = 1024, LONGEST_GAME = 1 << 20 };
enum kind { NOTHING, HIDEOUT, FORT };
enum order { CROWN, HIDE, CHARGE, BANNER, HOOZITS, KNOW_WOTS, NO_ORDER };
enum attack_face { NO_DIE, PUSH, OVERRUN, VICTORY, LOSS };
enum magic_face { BANNER_FACE, EVIL_EYE, NO_EFFECT, ZAAP };
enum phase { RECRUIT, BANNER_DIE, ACT, PAY, CHOOSE, REHOUSE, OVER };
enum ending { NOT_ENDED, WARLORD, TURN_LIMIT };
enum verb { V_RECRUIT, V_DECLINE, V_ROLL, V_INVADE, V_KNOW_WOTS, V_HOOZITS, V_BUILD, V_UPGRADE, V_PAY, V_CHOOSE,
            V_REHOUSE, V_ORDER };

typedef struct { uint32_t key[4]; uint32_t drawn; uint32_t block[4]; } Chance;
typedef struct { int8_t kind, goblins, has_invaded; } Lair;
typedef struct { int8_t order, forts_built, sites, hand[ORDERS]; Lair lairs[MOST_LAIRS]; } Player;
typedef struct { int8_t lair, foe, target, by_know_wots, chooser, dice[MOST_DICE]; } Invasion;
typedef struct {
    Chance chance;
    int32_t turn;
    int8_t seats, asked, active, phase, recruits, compulsory, die_rolled, know_wots_used;
    int8_t debt, upgrading, homeless, ended, pool, supply;
    Invasion invasion;
    int8_t deck[ORDERS], discard[ORDERS];
    Player players[MOST_SEATS];
} State;
typedef struct {
    int8_t lairs, goblins, orders[ORDERS], attack_die[ATTACK_FACES], banner_die[BANNER_FACES],
        hoozits_die[HOOZITS_FACES];
} Kit;
typedef struct { int8_t forts_built_count, razed_to_box; int16_t turn_limit; } Options;
typedef struct { int8_t verb, lair, foe, target; } Move; /* target is also a face or a card */
typedef struct { int32_t count; Move move[MOST_OFFERS]; } Offers;
typedef struct { int32_t ended, winners, points[MOST_SEATS], decisions; } Outcome;

/* ------------------------------------------------------------------------------------------------------ chance */

static inline uint32_t rotated(uint32_t x, int by) { return x << by | x >> (32 - by); }

#define MIX_FOUR(a, b, c, d)                                                                                          \
    x0 += x1, x1 = rotated(x1, a) ^ x0, x2 += x3, x3 = rotated(x3, b) ^ x2;                                           \
    x0 += x3, x3 = rotated(x3, c) ^ x0, x2 += x1, x1 = rotated(x1, d) ^ x2

static void threefry(const uint32_t key[4], uint32_t c0, uint32_t c1, uint32_t c2, uint32_t c3, uint32_t out[4]) {
    uint32_t k[5] = {key[0], key[1], key[2], key[3], 0x1BD11BDA ^ key[0] ^ key[1] ^ key[2] ^ key[3]};
    uint32_t x0 = c0 + k[0], x1 = c1 + k[1], x2 = c2 + k[2], x3 = c3 + k[3];
    for (uint32_t injection = 1; injection <= 5; injection++) {
        if (injection & 1) {
            MIX_FOUR(10, 26, 11, 21);
            MIX_FOUR(13, 27, 23, 5);
        } else {
            MIX_FOUR(6, 20, 17, 11);
            MIX_FOUR(25, 10, 18, 20);
        }
        x0 += k[injection % 5];
        x1 += k[(injection + 1) % 5];
        x2 += k[(injection + 2) % 5];
        x3 += k[(injection + 3) % 5] + injection;
    }
    out[0] = x0, out[1] = x1, out[2] = x2, out[3] = x3;
}

static uint32_t below(uint32_t word, uint32_t n) { return (uint64_t)word * n >> 32; }

static uint32_t draw(State *s, uint32_t n) {
    Chance *chance = &s->chance;
    uint32_t number = chance->drawn++;
#ifdef CACHE_DRAWS
    if ((number & 3) == 0) threefry(chance->key, number >> 2, 0, 0, 0, chance->block);
    return below(chance->block[number & 3], n);
#else
    uint32_t block[4];
    threefry(chance->key, number >> 2, 0, 0, 0, block);
    return below(block[number & 3], n);
#endif
}

static int total(const int8_t *bag, int kinds) {
    int pieces = 0;
    for (int i = 0; i < kinds; i++) pieces += bag[i];
    return pieces;
}

static int kind_at(const int8_t *bag, int kinds, int place) {
    int kind = 0, end = 0;
    for (int i = 0; i < kinds; i++) {
        end += bag[i];
        kind += place >= end;
    }
    return kind;
}

static int roll(State *s, const int8_t *die, int faces) { return kind_at(die, faces, draw(s, total(die, faces))); }

static int draw_from_bag(State *s, int8_t *bag, int kinds) {
    int kind = roll(s, bag, kinds);
    bag[kind]--;
    return kind;
}

/* ------------------------------------------------------------------------------------------------------- lairs */

static bool stands(const Player *player, int lair) { return player->lairs[lair].kind != NOTHING; }
static bool has_room(const Lair *lair) { return lair->kind != NOTHING && lair->goblins < MOST_GOBLINS_IN_A_LAIR; }

static int count_lairs(const Player *player) {
    int lairs = 0;
    for (int i = 0; i < player->sites; i++) lairs += player->lairs[i].kind != NOTHING;
    return lairs;
}

static int count_forts(const Player *player) {
    int forts = 0;
    for (int i = 0; i < player->sites; i++) forts += player->lairs[i].kind == FORT;
    return forts;
}

static int count_goblins(const Player *player) {
    int goblins = 0;
    for (int i = 0; i < player->sites; i++) goblins += player->lairs[i].goblins;
    return goblins;
}

static int count_room(const Player *player) {
    return MOST_GOBLINS_IN_A_LAIR * count_lairs(player) - count_goblins(player);
}

static int least(int a, int b) { return a < b ? a : b; }

static void lose_goblins(State *s, int seat, int lair, int goblins) {
    Lair *place = &s->players[seat].lairs[lair];
    int lost = least(goblins, place->goblins);
    place->goblins -= lost;
    s->pool += lost;
}

static void lose_one_everywhere(State *s, int seat) {
    for (int lair = 0; lair < s->players[seat].sites; lair++) lose_goblins(s, seat, lair, 1);
}

/* ---------------------------------------------------------------------------------- phases, recruiting, orders */

static void enter(State *s, int phase, int seat) {
    s->phase = phase;
    s->asked = seat;
}

static void end_game(State *s, int ending) {
    s->ended = ending;
    s->phase = OVER;
}

static bool may_recruit(int order) { return order != HIDE && order != CHARGE; }
static bool may_invade(int order) { return order == NO_ORDER || order == CROWN || order == KNOW_WOTS || order == CHARGE; }
static bool may_build(int order) { return order == NO_ORDER || order == CROWN || order == KNOW_WOTS || order == HOOZITS; }

static void after_recruiting(State *s) {
    bool rolls = s->players[s->active].order == BANNER && !s->die_rolled;
    enter(s, rolls ? BANNER_DIE : ACT, s->active);
}

static void start_recruiting(State *s, bool extras_compulsory) {
    const Player *player = &s->players[s->active];
    int due = least(1 + count_forts(player), s->pool);
    s->recruits = least(due, count_room(player));
    s->compulsory = extras_compulsory ? s->recruits : least(1, s->recruits);
    if (s->recruits > 0)
        enter(s, RECRUIT, s->active);
    else
        after_recruiting(s);
}

static void begin_turn(State *s, int seat) {
    s->active = seat;
    s->die_rolled = 0;
    s->know_wots_used = 0;
    if (may_recruit(s->players[seat].order))
        start_recruiting(s, false);
    else
        enter(s, ACT, seat);
}

static void draw_card(State *s, int seat) {
    if (total(s->deck, ORDERS) == 0)
        for (int card = 0; card < ORDERS; card++) {
            s->deck[card] += s->discard[card];
            s->discard[card] = 0;
        }
    s->players[seat].hand[draw_from_bag(s, s->deck, ORDERS)]++;
}

static void give_order(State *s, const Options *options, int seat, int card) {
    Player *player = &s->players[seat];
    for (int lair = 0; lair < player->sites; lair++) player->lairs[lair].has_invaded = 0;
    player->hand[card]--;
    if (player->order != NO_ORDER) s->discard[player->order]++;
    player->order = card;
    draw_card(s, seat);
    s->turn++;
    if (options->turn_limit > 0 && s->turn >= options->turn_limit * s->seats)
        end_game(s, TURN_LIMIT);
    else
        begin_turn(s, seat + 1 == s->seats ? 0 : seat + 1);
}

static void recruit(State *s, int seat, int lair) {
    s->pool--;
    s->players[seat].lairs[lair].goblins++;
    s->recruits--;
    if (s->compulsory > 0) s->compulsory--;
    if (s->recruits == 0) after_recruiting(s);
}

static void roll_banner_die(State *s, const Kit *kit, int seat) {
    s->die_rolled = 1;
    int face = roll(s, kit->banner_die, BANNER_FACES);
    if (face == BANNER_FACE) {
        start_recruiting(s, false);
        return;
    }
    if (face == EVIL_EYE) lose_one_everywhere(s, seat);
    enter(s, ACT, seat);
}

static void roll_hoozits_die(State *s, const Kit *kit, int seat, int foe) {
    s->die_rolled = 1;
    int face = roll(s, kit->hoozits_die, HOOZITS_FACES);
    if (face == BANNER_FACE) {
        start_recruiting(s, true);
        return;
    }
    if (face == EVIL_EYE) lose_one_everywhere(s, seat);
    if (face == ZAAP) lose_one_everywhere(s, foe);
    enter(s, ACT, seat);
}

/* ---------------------------------------------------------------------------------------------------- invading */

static int count_dice(int attackers, int defenders) {
    int more = attackers > defenders ? attackers : defenders, fewer = attackers > defenders ? defenders : attackers;
    return more == fewer ? 1 : more > 2 * fewer ? 3 : 2;
}

static void pull_down(State *s, const Options *options, int seat, int lair) {
    Lair *place = &s->players[seat].lairs[lair];
    if (place->kind == FORT) {
        place->kind = HIDEOUT;
        return;
    }
    int goblins = place->goblins;
    *place = (Lair){NOTHING, 0, 0};
    s->supply += !options->razed_to_box;
    s->homeless = least(goblins, count_room(&s->players[seat]));
    s->pool += goblins - s->homeless;
}

static void settle_invasion(State *s, const Options *options, int face) {
    Invasion *invasion = &s->invasion;
    int foe = invasion->foe;
    if (face == LOSS)
        lose_goblins(s, s->active, invasion->lair, 1);
    else if (face == VICTORY || face == OVERRUN) {
        if (invasion->by_know_wots)
            pull_down(s, options, foe, invasion->target);
        else
            lose_goblins(s, foe, invasion->target, face == OVERRUN && s->players[s->active].order == CHARGE ? 2 : 1);
    }
    *invasion = (Invasion){0};
    if (s->homeless > 0)
        enter(s, REHOUSE, foe);
    else
        enter(s, ACT, s->active);
}

static void invade(State *s, const Kit *kit, const Options *options, int seat, Move move) {
    Invasion *invasion = &s->invasion;
    Lair *place = &s->players[seat].lairs[move.lair];
    int attackers = place->goblins, defenders = s->players[move.foe].lairs[move.target].goblins;
    place->has_invaded = 1;
    *invasion = (Invasion){move.lair, move.foe, move.target, move.verb == V_KNOW_WOTS,
                           attackers >= defenders ? seat : move.foe, {NO_DIE, NO_DIE, NO_DIE}};
    int8_t *dice = invasion->dice;
    for (int i = 0; i < count_dice(attackers, defenders); i++) dice[i] = roll(s, kit->attack_die, ATTACK_FACES);
    bool is_a_choice = (dice[1] != NO_DIE && dice[1] != dice[0]) || (dice[2] != NO_DIE && dice[2] != dice[0]);
    if (is_a_choice)
        enter(s, CHOOSE, invasion->chooser);
    else
        settle_invasion(s, options, dice[0]);
}

static void rehouse(State *s, int seat, int lair) {
    s->players[seat].lairs[lair].goblins++;
    s->homeless--;
    if (s->homeless == 0) enter(s, ACT, s->active);
}

/* ---------------------------------------------------------------------------------------------------- building */

static void owe(State *s, int seat, int upgrading) {
    s->debt = PRICE;
    s->upgrading = upgrading;
    enter(s, PAY, seat);
}

static void finish_hideout(State *s, int seat) {
    Player *player = &s->players[seat];
    int site = 0;
    while (site < player->sites && player->lairs[site].kind != NOTHING) site++;
    if (site == player->sites) player->sites++;
    player->lairs[site].kind = HIDEOUT;
    s->supply--;
    enter(s, ACT, seat);
}

static void finish_fort(State *s, const Options *options, int seat, int lair) {
    Player *player = &s->players[seat];
    player->lairs[lair].kind = FORT;
    player->forts_built++;
    s->upgrading = 0;
    if ((options->forts_built_count ? player->forts_built : count_forts(player)) >= FORTS_TO_WIN)
        end_game(s, WARLORD);
    else
        enter(s, ACT, seat);
}

static void pay(State *s, const Options *options, int seat, int lair) {
    s->players[seat].lairs[lair].goblins--;
    s->pool++;
    s->debt--;
    if (s->debt > 0) return;
    if (s->upgrading == 0)
        finish_hideout(s, seat);
    else
        finish_fort(s, options, seat, s->upgrading - 1);
}

/* --------------------------------------------------------------------------------------------------- decisions */

static void offer_if(Offers *out, bool allowed, int verb, int lair, int foe, int target) {
    out->move[out->count] = (Move){verb, lair, foe, target};
    out->count += allowed;
}

static bool may_be_named(const State *s, int seat, int foe) { return foe != seat && s->players[foe].order != HIDE; }

static void list_invasions(const State *s, int seat, Offers *out) {
    const Player *player = &s->players[seat];
    if (!may_invade(player->order)) return;
    bool know_wots = player->order == KNOW_WOTS && !s->know_wots_used;
    int first = out->count, targets = 0;
    for (int lair = 0; lair < player->sites; lair++) {
        const Lair *place = &player->lairs[lair];
        if (place->kind == NOTHING || place->goblins == 0 || place->has_invaded) continue;
        if (targets > 0) {
            for (int i = first; i < first + targets; i++) {
                out->move[out->count] = out->move[i];
                out->move[out->count++].lair = lair;
            }
            continue;
        }
        for (int foe = 0; foe < s->seats; foe++) {
            if (!may_be_named(s, seat, foe)) continue;
            const Player *camp = &s->players[foe];
            bool pull = know_wots && !(count_lairs(camp) == 1 && count_forts(camp) == 0);
            for (int target = 0; target < camp->sites; target++) {
                offer_if(out, stands(camp, target), V_INVADE, lair, foe, target);
                offer_if(out, stands(camp, target) && pull, V_KNOW_WOTS, lair, foe, target);
            }
        }
        targets = out->count - first;
    }
}

static void list_actions(const State *s, int seat, Offers *out) {
    const Player *player = &s->players[seat];
    list_invasions(s, seat, out);
    if (player->order == HOOZITS && !s->die_rolled)
        for (int foe = 0; foe < s->seats; foe++) offer_if(out, may_be_named(s, seat, foe), V_HOOZITS, 0, foe, 0);
    if (may_build(player->order) && count_goblins(player) >= PRICE) {
        offer_if(out, s->supply > 0, V_BUILD, 0, 0, 0);
        for (int lair = 0; lair < player->sites; lair++)
            offer_if(out, player->lairs[lair].kind == HIDEOUT, V_UPGRADE, lair, 0, 0);
    }
    for (int card = 0; card < ORDERS; card++) offer_if(out, player->hand[card] > 0, V_ORDER, 0, 0, card);
}

static void legal_moves(const State *s, int seat, Offers *out) {
    const Player *player = &s->players[seat];
    switch (s->phase) {
    case ACT:
        list_actions(s, seat, out);
        break;
    case RECRUIT:
        for (int lair = 0; lair < player->sites; lair++)
            offer_if(out, has_room(&player->lairs[lair]), V_RECRUIT, lair, 0, 0);
        offer_if(out, s->compulsory == 0, V_DECLINE, 0, 0, 0);
        break;
    case PAY:
        for (int lair = 0; lair < player->sites; lair++)
            offer_if(out, player->lairs[lair].goblins > 0, V_PAY, lair, 0, 0);
        break;
    case CHOOSE: {
        const int8_t *dice = s->invasion.dice;
        for (int face = PUSH; face <= LOSS; face++)
            offer_if(out, dice[0] == face || dice[1] == face || dice[2] == face, V_CHOOSE, 0, 0, face);
        break;
    }
    case REHOUSE:
        for (int lair = 0; lair < player->sites; lair++)
            offer_if(out, has_room(&player->lairs[lair]), V_REHOUSE, lair, 0, 0);
        break;
    default:
        offer_if(out, true, V_ROLL, 0, 0, 0);
    }
}

static void apply(State *s, const Kit *kit, const Options *options, int seat, Move move) {
    switch (move.verb) {
    case V_RECRUIT: recruit(s, seat, move.lair); break;
    case V_DECLINE: s->recruits = 0, after_recruiting(s); break;
    case V_ROLL: roll_banner_die(s, kit, seat); break;
    case V_KNOW_WOTS: s->know_wots_used = 1; /* fall through */
    case V_INVADE: invade(s, kit, options, seat, move); break;
    case V_HOOZITS: roll_hoozits_die(s, kit, seat, move.foe); break;
    case V_BUILD: owe(s, seat, 0); break;
    case V_UPGRADE: owe(s, seat, move.lair + 1); break;
    case V_PAY: pay(s, options, seat, move.lair); break;
    case V_CHOOSE: settle_invasion(s, options, move.target); break;
    case V_REHOUSE: rehouse(s, seat, move.lair); break;
    default: give_order(s, options, seat, move.target);
    }
}

/* -------------------------------------------------------------------------------------------------- whole games */

static void set_up(State *s, const Kit *kit) {
    s->supply = kit->lairs;
    s->pool = kit->goblins;
    memcpy(s->deck, kit->orders, ORDERS);
    for (int seat = 0; seat < s->seats; seat++) {
        Player *player = &s->players[seat];
        player->order = NO_ORDER;
        player->sites = 1;
        player->lairs[0] = (Lair){HIDEOUT, FIRST_GOBLINS, 0};
        s->supply--;
        s->pool -= FIRST_GOBLINS;
    }
    int first = draw(s, s->seats);
    while (draw_from_bag(s, s->deck, ORDERS) != CROWN) first = (first + 1) % s->seats;
    memcpy(s->deck, kit->orders, ORDERS);
    for (int seat = 0; seat < s->seats; seat++)
        for (int i = 0; i < HAND; i++) draw_card(s, seat);
    begin_turn(s, first);
}

static uint32_t toss(uint32_t *coin) {
    uint32_t z = *coin += 0x9E3779B9;
    z = (z ^ z >> 16) * 0x21F0AAAD;
    z = (z ^ z >> 15) * 0x735A2D97;
    return z ^ z >> 15;
}

void play_games(const Kit *kit, const Options *options, int seats, const uint32_t key[4], int64_t first, int games,
                Outcome *outcomes) {
    static State s;
    static Offers offers;
    for (int i = 0; i < games; i++) {
        uint64_t number = first + i;
        uint32_t block[4];
        s = (State){.seats = seats};
        threefry(key, number, 7, 1, number >> 32, s.chance.key); /* stream 7 derives keys, 1 is for whole games */
        threefry(s.chance.key, 0, 99, 0, 0, block);              /* stream 99 seeds the players' own coin */
        uint32_t coin = block[0];
        set_up(&s, kit);
        int made = 0;
        while (s.phase != OVER && made < LONGEST_GAME) {
            uint32_t word = toss(&coin);
            offers.count = 0;
            legal_moves(&s, s.asked, &offers);
            apply(&s, kit, options, s.asked, offers.move[below(word, offers.count)]);
            made++;
        }
        Outcome *outcome = &outcomes[i];
        outcome->ended = s.ended;
        outcome->winners = s.ended == WARLORD ? 1 << s.active : 0;
        outcome->decisions = made;
        for (int seat = 0; seat < seats; seat++) outcome->points[seat] = count_forts(&s.players[seat]);
    }
}
