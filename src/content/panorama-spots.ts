import type { Language } from './messages/language.ts'
import type { TourSlug } from './tour-places.ts'

type Words = Readonly<Record<Language, string>>

/** Something that can be seen in a panorama beside the stops of its tour. */
export type PanoramaSpot = {
  id: string
  panoramaId: TourSlug
  titles: Words
  /** Words that people use for it and that its title has not. */
  keywords: Words
  /** Degrees clockwise from the panorama's front, [0, 360). */
  headingDeg: number
  /** Degrees, positive upwards. */
  pitchDeg: number
}

/** Read off the masters of the panoramas: what the stops there speak about in other words. */
export const panoramaSpots: readonly PanoramaSpot[] = [
  spot('maasai-mara-safari', 'zebras', [82, -2], ['Zebras', 'zebra herd'], ['Pundamilia', '']),
  spot('maasai-mara-safari', 'balloon', [326, 11], ['Hot-air balloon', 'balloon'], ['Puto la hewa moto', 'puto']),
  spot('zanzibar-beaches', 'shades', [103, 2], ['Palm-leaf shades', 'hut umbrella'], ['Vibanda vya makuti', 'kibanda']),
  spot('mt-kilimanjaro', 'camp', [21, -7], ['Tents of the camp', 'tent camp'], ['Mahema ya kambi', 'hema kambi']),
]

/** Words that people use for what a stop shows and that its title has not, by `<place>/<stop>`. */
export const stopKeywords: Readonly<Record<string, Words>> = {
  'maasai-mara-safari/giraffes': { en: 'giraffe', sw: '' },
  'maasai-mara-safari/elephants': { en: 'elephant calf', sw: 'ndovu' },
  'maasai-mara-safari/umbrella-thorn': { en: 'acacia tree flat-topped', sw: 'mti' },
  'maasai-mara-safari/track': { en: 'driving rules vehicle', sw: 'gari sheria' },
  'maasai-mara-safari/maasai': { en: 'people herders culture', sw: 'watu wafugaji' },
  'maasai-mara-safari/from-above': { en: 'wildebeest trails grazing', sw: 'nyumbu malisho' },
  'maasai-mara-safari/burner': { en: 'hot-air balloon pilot wind fly', sw: 'puto upepo kuruka' },
  'maasai-mara-safari/height': { en: 'balloon rules animals', sw: 'puto sheria wanyama' },
  'maasai-mara-safari/rain': { en: 'wildebeest calves migration', sw: 'nyumbu ndama uhamaji' },
  'maasai-mara-safari/stripes': { en: 'zebra zebras', sw: 'punda milia' },
  'maasai-mara-safari/company': { en: 'grazers gazelle grass', sw: 'walaji nyasi' },
  'maasai-mara-safari/reserve': { en: 'history park founded', sw: 'historia hifadhi' },
  'zanzibar-beaches/dhow': { en: 'boat ship sailing', sw: 'mashua meli' },
  'zanzibar-beaches/ngalawa': { en: 'outrigger canoe boat', sw: 'mtumbwi' },
  'zanzibar-beaches/seaweed': { en: 'farming women', sw: 'kilimo wanawake' },
  'zanzibar-beaches/dress': { en: 'clothes wear muslim', sw: 'nguo' },
  'zanzibar-beaches/palm': { en: 'tree leaning', sw: 'mti minazi nazi' },
  'zanzibar-beaches/tide': { en: 'low water sea', sw: 'kupwa kujaa' },
  'zanzibar-beaches/sewn-ships': { en: 'mtepe boat history', sw: 'mashua historia' },
  'zanzibar-beaches/sea-stars': { en: 'starfish shell touch', sw: 'kombe' },
  'zanzibar-beaches/coral-sand': { en: 'beach white', sw: 'ufukwe' },
  'zanzibar-beaches/returning-sea': { en: 'sandbank tide', sw: 'fungu' },
  'zanzibar-beaches/makuti': { en: 'thatch hut roof', sw: 'paa kibanda' },
  'zanzibar-beaches/drifting-nut': { en: 'coconut palm', sw: 'mnazi minazi' },
  'zanzibar-beaches/greeting': { en: 'hello manners bargain', sw: 'adabu' },
  'zanzibar-beaches/shore-plants': { en: 'plants erosion', sw: 'mimea' },
  'mt-kilimanjaro/kibo': { en: 'summit top volcano high', sw: 'kilele urefu' },
  'mt-kilimanjaro/ice': { en: 'glacier snow climate', sw: 'theluji' },
  'mt-kilimanjaro/everlastings': { en: 'flowers', sw: '' },
  'mt-kilimanjaro/camp': { en: 'slowly thin air', sw: '' },
  'mt-kilimanjaro/lobelia': { en: 'plant', sw: 'mmea' },
  'mt-kilimanjaro/mawenzi': { en: 'peak second cone', sw: 'kilele' },
  'mt-kilimanjaro/groundsel': { en: 'groundsels plant tree', sw: 'mimea' },
  'mt-kilimanjaro/raven': { en: 'bird birds ravens', sw: 'ndege' },
  'mt-kilimanjaro/porters': { en: 'porter load guides cook', sw: 'mpagazi mizigo' },
  'mt-kilimanjaro/cairn': { en: 'stones path fog', sw: 'mawe ukungu' },
  'mt-kilimanjaro/first-ascent': { en: 'history climbed first ascent', sw: 'historia kupanda' },
  'mt-kilimanjaro/every-night': { en: 'cold frost grass', sw: 'nyasi baridi' },
  'mt-kilimanjaro/one-path': { en: 'rules trail', sw: 'sheria' },
  'mt-kilimanjaro/furrows': { en: 'chagga people farming coffee banana', sw: 'wachagga kilimo' },
  'mt-kilimanjaro/forks': { en: 'groundsel age old tree', sw: 'umri mti' },
  'santorini-sunset/caldera': { en: 'volcano bay eruption', sw: 'volkano ghuba mlipuko' },
  'santorini-sunset/lanes': { en: 'manners rules', sw: 'adabu' },
  'santorini-sunset/akrotiri': { en: 'buried town bronze age', sw: 'mji majivu' },
  'santorini-sunset/white-houses': { en: 'dome church house', sw: 'nyumba kanisa' },
  'santorini-sunset/vines': { en: 'wine grapes', sw: 'zabibu divai' },
  'tokyo-streets/lanterns': { en: 'lantern bar restaurant eat drink', sw: 'mgahawa' },
  'tokyo-streets/edo': { en: 'history name people live', sw: 'historia jina' },
  'tokyo-streets/signs': { en: 'writing script kanji', sw: 'maandishi' },
  'tokyo-streets/manners': { en: 'tip tips etiquette smoking', sw: 'bahashishi sigara' },
  'grand-canyon/condor': { en: 'bird', sw: 'ndege' },
  'grand-canyon/layers': { en: 'rock age old river layers', sw: 'mwamba umri tabaka' },
  'grand-canyon/trail': { en: 'trail hike water safety', sw: 'njia maji' },
  'grand-canyon/size': { en: 'deep wide long colorado river', sw: 'kina upana mto' },
  'grand-canyon/people': { en: 'tribes native people', sw: 'makabila watu' },
  'machu-picchu/city': { en: 'inca built old history', sw: 'inka historia' },
  'machu-picchu/terraces': { en: 'fields drainage', sw: 'mashamba' },
  'machu-picchu/stones': { en: 'stones earthquake', sw: 'mawe tetemeko' },
  'machu-picchu/huayna-picchu': { en: 'peak mountain climb', sw: 'kilele' },
  'machu-picchu/circuit': { en: 'rules drone ticket', sw: 'sheria tiketi' },
  'northern-lights/light': { en: 'aurora sun cause why', sw: 'aurora jua sababu' },
  'northern-lights/colours': { en: 'aurora colours colors', sw: 'rangi' },
  'northern-lights/cabin': { en: 'hut house', sw: 'nyumba' },
  'northern-lights/sami': { en: 'sami people belief', sw: 'wasami' },
  'northern-lights/night': { en: 'torch headlamp clothes wear', sw: 'tochi nguo' },
  'great-barrier-reef/turtle': { en: 'turtles', sw: '' },
  'great-barrier-reef/coral': { en: 'coral polyps', sw: 'matumbawe' },
  'great-barrier-reef/size': { en: 'large long islands', sw: 'ukubwa visiwa' },
  'great-barrier-reef/bleaching': { en: 'bleaching climate warm', sw: 'kupauka' },
  'great-barrier-reef/owners': { en: 'aboriginal people', sw: 'wenyeji' },
  'great-barrier-reef/diving': { en: 'diving snorkel rules touch', sw: 'kupiga mbizi' },
}

function spot(
  panoramaId: TourSlug,
  name: string,
  [headingDeg, pitchDeg]: readonly [number, number],
  [en, enWords]: readonly [string, string],
  [sw, swWords]: readonly [string, string],
): PanoramaSpot {
  return {
    id: `${panoramaId}/${name}`,
    panoramaId,
    titles: { en, sw },
    keywords: { en: enWords, sw: swWords },
    headingDeg,
    pitchDeg,
  }
}
