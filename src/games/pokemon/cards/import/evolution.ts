/**
 * Lines of evolution among species, lowest first: facts for prints whose record names no stage, or nothing that they evolve from. A line that branches
 * is written once for each branch, from where it branches. Species that came before a Basic Pokémon as its Baby are left out: that stays a Basic Pokémon.
 */
const LINES = `
Bulbasaur/Ivysaur/Venusaur | Charmander/Charmeleon/Charizard | Squirtle/Wartortle/Blastoise | Caterpie/Metapod/Butterfree
Weedle/Kakuna/Beedrill | Pidgey/Pidgeotto/Pidgeot | Rattata/Raticate | Spearow/Fearow | Ekans/Arbok | Pikachu/Raichu
Sandshrew/Sandslash | Nidoran♀/Nidorina/Nidoqueen | Nidoran♂/Nidorino/Nidoking | Clefairy/Clefable | Vulpix/Ninetales
Jigglypuff/Wigglytuff | Zubat/Golbat/Crobat | Oddish/Gloom/Vileplume | Gloom/Bellossom | Paras/Parasect | Venonat/Venomoth
Diglett/Dugtrio | Meowth/Persian | Meowth/Perrserker | Psyduck/Golduck | Mankey/Primeape/Annihilape | Growlithe/Arcanine
Poliwag/Poliwhirl/Poliwrath | Poliwhirl/Politoed | Abra/Kadabra/Alakazam | Machop/Machoke/Machamp | Bellsprout/Weepinbell/Victreebel
Tentacool/Tentacruel | Geodude/Graveler/Golem | Ponyta/Rapidash | Slowpoke/Slowbro | Slowpoke/Slowking | Magnemite/Magneton/Magnezone
Doduo/Dodrio | Seel/Dewgong | Grimer/Muk | Shellder/Cloyster | Gastly/Haunter/Gengar | Drowzee/Hypno | Krabby/Kingler | Voltorb/Electrode
Exeggcute/Exeggutor | Cubone/Marowak | Koffing/Weezing | Rhyhorn/Rhydon/Rhyperior | Horsea/Seadra/Kingdra | Goldeen/Seaking
Staryu/Starmie | Magikarp/Gyarados | Eevee/Vaporeon | Eevee/Jolteon | Eevee/Flareon | Eevee/Espeon | Eevee/Umbreon | Eevee/Leafeon
Eevee/Glaceon | Eevee/Sylveon | Omanyte/Omastar | Kabuto/Kabutops | Dratini/Dragonair/Dragonite | Chikorita/Bayleef/Meganium
Cyndaquil/Quilava/Typhlosion | Totodile/Croconaw/Feraligatr | Sentret/Furret | Hoothoot/Noctowl | Ledyba/Ledian | Spinarak/Ariados
Chinchou/Lanturn | Togepi/Togetic/Togekiss | Natu/Xatu | Mareep/Flaaffy/Ampharos | Marill/Azumarill | Hoppip/Skiploom/Jumpluff
Sunkern/Sunflora | Wooper/Quagsire | Wooper/Clodsire | Pineco/Forretress | Onix/Steelix | Snubbull/Granbull | Scyther/Scizor
Scyther/Kleavor | Teddiursa/Ursaring/Ursaluna | Slugma/Magcargo | Swinub/Piloswine/Mamoswine | Remoraid/Octillery | Houndour/Houndoom
Phanpy/Donphan | Porygon/Porygon2/Porygon-Z | Chansey/Blissey | Larvitar/Pupitar/Tyranitar | Treecko/Grovyle/Sceptile
Torchic/Combusken/Blaziken | Mudkip/Marshtomp/Swampert | Poochyena/Mightyena | Zigzagoon/Linoone/Obstagoon | Wurmple/Silcoon/Beautifly
Wurmple/Cascoon/Dustox | Lotad/Lombre/Ludicolo | Seedot/Nuzleaf/Shiftry | Taillow/Swellow | Wingull/Pelipper | Ralts/Kirlia/Gardevoir
Kirlia/Gallade | Surskit/Masquerain | Shroomish/Breloom | Slakoth/Vigoroth/Slaking | Nincada/Ninjask | Nincada/Shedinja
Whismur/Loudred/Exploud | Makuhita/Hariyama | Skitty/Delcatty | Aron/Lairon/Aggron | Meditite/Medicham | Electrike/Manectric
Budew/Roselia/Roserade | Gulpin/Swalot | Carvanha/Sharpedo | Wailmer/Wailord | Numel/Camerupt | Spoink/Grumpig | Trapinch/Vibrava/Flygon
Cacnea/Cacturne | Swablu/Altaria | Barboach/Whiscash | Corphish/Crawdaunt | Baltoy/Claydol | Lileep/Cradily | Anorith/Armaldo
Feebas/Milotic | Shuppet/Banette | Duskull/Dusclops/Dusknoir | Snorunt/Glalie | Snorunt/Froslass | Spheal/Sealeo/Walrein
Clamperl/Huntail | Clamperl/Gorebyss | Bagon/Shelgon/Salamence | Beldum/Metang/Metagross | Turtwig/Grotle/Torterra
Chimchar/Monferno/Infernape | Piplup/Prinplup/Empoleon | Starly/Staravia/Staraptor | Bidoof/Bibarel | Kricketot/Kricketune
Shinx/Luxio/Luxray | Cranidos/Rampardos | Shieldon/Bastiodon | Burmy/Wormadam | Burmy/Mothim | Combee/Vespiquen | Buizel/Floatzel
Cherubi/Cherrim | Shellos/Gastrodon | Aipom/Ambipom | Drifloon/Drifblim | Buneary/Lopunny | Misdreavus/Mismagius | Murkrow/Honchkrow
Glameow/Purugly | Stunky/Skuntank | Bronzor/Bronzong | Gible/Gabite/Garchomp | Riolu/Lucario | Hippopotas/Hippowdon | Skorupi/Drapion
Croagunk/Toxicroak | Finneon/Lumineon | Snover/Abomasnow | Sneasel/Weavile | Sneasel/Sneasler | Lickitung/Lickilicky | Tangela/Tangrowth
Electabuzz/Electivire | Magmar/Magmortar | Yanma/Yanmega | Gligar/Gliscor | Nosepass/Probopass | Snivy/Servine/Serperior
Tepig/Pignite/Emboar | Oshawott/Dewott/Samurott | Patrat/Watchog | Lillipup/Herdier/Stoutland | Purrloin/Liepard | Pansage/Simisage
Pansear/Simisear | Panpour/Simipour | Munna/Musharna | Pidove/Tranquill/Unfezant | Blitzle/Zebstrika | Roggenrola/Boldore/Gigalith
Woobat/Swoobat | Drilbur/Excadrill | Timburr/Gurdurr/Conkeldurr | Tympole/Palpitoad/Seismitoad | Sewaddle/Swadloon/Leavanny
Venipede/Whirlipede/Scolipede | Cottonee/Whimsicott | Petilil/Lilligant | Sandile/Krokorok/Krookodile | Darumaka/Darmanitan
Dwebble/Crustle | Scraggy/Scrafty | Yamask/Cofagrigus | Yamask/Runerigus | Tirtouga/Carracosta | Archen/Archeops | Trubbish/Garbodor
Zorua/Zoroark | Minccino/Cinccino | Gothita/Gothorita/Gothitelle | Solosis/Duosion/Reuniclus | Ducklett/Swanna
Vanillite/Vanillish/Vanilluxe | Deerling/Sawsbuck | Karrablast/Escavalier | Foongus/Amoonguss | Frillish/Jellicent | Joltik/Galvantula
Ferroseed/Ferrothorn | Klink/Klang/Klinklang | Tynamo/Eelektrik/Eelektross | Elgyem/Beheeyem | Litwick/Lampent/Chandelure
Axew/Fraxure/Haxorus | Cubchoo/Beartic | Shelmet/Accelgor | Mienfoo/Mienshao | Golett/Golurk | Pawniard/Bisharp/Kingambit
Rufflet/Braviary | Vullaby/Mandibuzz | Deino/Zweilous/Hydreigon | Larvesta/Volcarona | Chespin/Quilladin/Chesnaught
Fennekin/Braixen/Delphox | Froakie/Frogadier/Greninja | Bunnelby/Diggersby | Fletchling/Fletchinder/Talonflame
Scatterbug/Spewpa/Vivillon | Litleo/Pyroar | Flabébé/Floette/Florges | Skiddo/Gogoat | Pancham/Pangoro | Espurr/Meowstic
Honedge/Doublade/Aegislash | Spritzee/Aromatisse | Swirlix/Slurpuff | Inkay/Malamar | Binacle/Barbaracle | Skrelp/Dragalge
Clauncher/Clawitzer | Helioptile/Heliolisk | Tyrunt/Tyrantrum | Amaura/Aurorus | Goomy/Sliggoo/Goodra | Phantump/Trevenant
Pumpkaboo/Gourgeist | Bergmite/Avalugg | Noibat/Noivern | Rowlet/Dartrix/Decidueye | Litten/Torracat/Incineroar
Popplio/Brionne/Primarina | Pikipek/Trumbeak/Toucannon | Yungoos/Gumshoos | Grubbin/Charjabug/Vikavolt | Crabrawler/Crabominable
Cutiefly/Ribombee | Rockruff/Lycanroc | Mareanie/Toxapex | Mudbray/Mudsdale | Dewpider/Araquanid | Fomantis/Lurantis | Morelull/Shiinotic
Salandit/Salazzle | Stufful/Bewear | Bounsweet/Steenee/Tsareena | Wimpod/Golisopod | Sandygast/Palossand | Type: Null/Silvally
Jangmo-o/Hakamo-o/Kommo-o | Cosmog/Cosmoem/Solgaleo | Cosmoem/Lunala | Poipole/Naganadel | Meltan/Melmetal | Grookey/Thwackey/Rillaboom
Scorbunny/Raboot/Cinderace | Sobble/Drizzile/Inteleon | Skwovet/Greedent | Rookidee/Corvisquire/Corviknight | Blipbug/Dottler/Orbeetle
Nickit/Thievul | Gossifleur/Eldegoss | Wooloo/Dubwool | Chewtle/Drednaw | Yamper/Boltund | Rolycoly/Carkol/Coalossal | Applin/Flapple
Applin/Appletun | Applin/Dipplin/Hydrapple | Silicobra/Sandaconda | Arrokuda/Barraskewda | Toxel/Toxtricity | Sizzlipede/Centiskorch
Clobbopus/Grapploct | Sinistea/Polteageist | Hatenna/Hattrem/Hatterene | Impidimp/Morgrem/Grimmsnarl | Corsola/Cursola
Farfetch'd/Sirfetch'd | Mr. Mime/Mr. Rime | Milcery/Alcremie | Snom/Frosmoth | Cufant/Copperajah | Dreepy/Drakloak/Dragapult
Kubfu/Urshifu | Stantler/Wyrdeer | Basculin/Basculegion | Qwilfish/Overqwil | Sprigatito/Floragato/Meowscarada
Fuecoco/Crocalor/Skeledirge | Quaxly/Quaxwell/Quaquaval | Lechonk/Oinkologne | Tarountula/Spidops | Nymble/Lokix | Pawmi/Pawmo/Pawmot
Tandemaus/Maushold | Fidough/Dachsbun | Smoliv/Dolliv/Arboliva | Nacli/Naclstack/Garganacl | Charcadet/Armarouge | Charcadet/Ceruledge
Tadbulb/Bellibolt | Wattrel/Kilowattrel | Maschiff/Mabosstiff | Shroodle/Grafaiai | Bramblin/Brambleghast | Toedscool/Toedscruel
Capsakid/Scovillain | Rellor/Rabsca | Flittle/Espathra | Tinkatink/Tinkatuff/Tinkaton | Wiglett/Wugtrio | Finizen/Palafin
Varoom/Revavroom | Glimmet/Glimmora | Greavard/Houndstone | Cetoddle/Cetitan | Girafarig/Farigiraf | Dunsparce/Dudunsparce
Frigibax/Arctibax/Baxcalibur | Gimmighoul/Gholdengo | Poltchageist/Sinistcha | Duraludon/Archaludon
`;

const before = new Map(
  LINES.trim()
    .split(/\s*[|\n]\s*/)
    .flatMap((line) =>
      line.split("/").flatMap((name, place, names): [string, string][] => (place > 0 ? [[name, names[place - 1] ?? ""]] : [])),
    ),
);

/** Fossils come before these, as Trainer cards; which one depends on the set. */
const FROM_FOSSILS = new Set(["Omanyte", "Kabuto", "Aerodactyl"]);
const FOSSIL = "Mysterious Fossil";

/** Names in front that belong to the whole line ("Team Magma's Lairon"), and such as belong to the evolved cards alone ("Dark Gyarados"). */
const OWNER = /^(?:.+'s|Alolan|Galarian|Hisuian|Paldean) /;
const MOOD = /^(?:Dark|Light) /;
const SUFFIX = /(?:-EX|-GX| ex| ☆)$/;

/** What a Pokémon evolves from, by its species; undefined where that is not known. The name is canonical: "Team Aqua's Sealeo", "Blaziken ex". */
export function previousOf(name: string): string | undefined {
  const plain = name.replace(SUFFIX, "");
  const owner = OWNER.exec(plain)?.[0] ?? "";
  const mood = MOOD.exec(plain)?.[0] ?? "";
  const species = plain.slice(owner.length || mood.length);
  if (FROM_FOSSILS.has(species)) return FOSSIL;
  const previous = before.get(species);
  if (previous === undefined) return undefined;
  // A Stage 2 Pokémon of such a line evolves from its Stage 1, which is of the line too; the Basic Pokémon never is.
  return `${owner}${mood && before.has(previous) ? mood : ""}${previous}`;
}

/** The stage of what evolves from a Pokémon of this name. */
export function stageAfter(name: string): "Stage 1" | "Stage 2" {
  const plain = name.replace(SUFFIX, "").replace(MOOD, "").replace(OWNER, "");
  return before.has(plain) ? "Stage 2" : "Stage 1";
}

/** Whether this is a Baby Pokémon of some time: what evolves from it is Basic all the same. */
export function isBaby(name: string): boolean {
  return BABIES.has(name);
}

const BABIES = new Set([
  "Pichu",
  "Cleffa",
  "Igglybuff",
  "Elekid",
  "Magby",
  "Smoochum",
  "Tyrogue",
  "Wynaut",
  "Azurill",
  "Munchlax",
  "Happiny",
  "Bonsly",
  "Mantyke",
  "Chingling",
  "Mime Jr.",
]);
