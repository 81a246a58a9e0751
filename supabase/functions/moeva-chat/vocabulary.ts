import type { FactTopic, Intent } from './question.ts'

/** Health, entry rules and security, in English and in Swahili: what others are to be asked. */
const SENSITIVE_WORDS = new RegExp(
  String.raw`\b(${[
    // Health
    'vaccin\\w*|immuni[sz]\\w*|jabs?|yellow fever|malaria|cholera|dengue|ebola|covid\\w*|diseases?|infections?|mosquito\\w*',
    'altitude sickness|sick\\w*|ill|illness\\w*|allerg\\w*|asthma|diabet\\w*|heart (condition|disease|problems?)|pregnan\\w*',
    'medicines?|medications?|pills|prescriptions?|doctors?|hospitals?|clinics?|health\\w*|drink the water|(tap|drinking) water',
    'chanjo|ugonjwa|magonjwa|mgonjwa|homa|kipindupindu|mbu|dawa|daktari|hospitali|afya|mjamzito|ujauzito|mimba|maji ya (bomba|kunywa)',
    // Entry
    'visas?|passports?|entry (rules?|requirements?|permits?)|immigration|embass(y|ies)|consulates?|border crossings?',
    'viza|pasipoti|paspoti|pasi ya kusafiria|uhamiaji|ubalozi|kibali cha kuingia',
    // Security
    'safe|safely|safety|unsafe|danger\\w*|risk\\w*|security|insecure|crimes?|criminals?|terror\\w*|kidnap\\w*|robb(ed|ery|ers?)|theft',
    'thie(f|ves)|stolen|pickpockets?|scams?|scammed|mugged|unrest|riots?|protests?|war|travel (warnings?|advisor(y|ies))|insurance',
    'usalama|salama|hatari|uhalifu|wahalifu|ugaidi|magaidi|kutekwa|wizi|mwizi|wezi|kuibiwa|majambazi|ghasia|maandamano|vita|bima',
  ].join('|')})\b`,
)

/** In the order in which they are tried: the first whose words a question has is what it is about. */
export const INTENT_WORDS: readonly (readonly [Intent, RegExp])[] = [
  // A card of that name is no entry rule, and a payment that is safe no matter of the road.
  [
    'payment',
    /\b(pay|paid|paying) (with|by) (a |my )?visa\b|\bvisa (cards?|debit|credit)\b|\bkadi ya visa\b|\b(safe|secure) to pay\b|\b(pay(ing|ments?)?|cards?) (is|are|details|safe|secure)\b|\b(kulipa|malipo) ni salama\b/,
  ],
  ['sensitive', SENSITIVE_WORDS],
  ['trips', /\b(my trips?|my requests?|my itinerar\w+|safari zangu|maombi yangu)\b/],
  [
    'booking',
    /\b(book|booking|reserve|reservation|buy (me )?(a )?(ticket|flight)s?|weka nafasi|kata tiketi|hifadhi nafasi|nunua tiketi)\b/,
  ],
  [
    'payment',
    /\b(pay|paid|paying|payments?|paypal|pesapal|m-?pesa|mobile money|credit card|refunds?|receipt|lipa|kulipa|malipo|kadi|rudishiwa|risiti)\b/,
  ],
  [
    'price',
    /\b(prices?|pricing|costs?|how much|subscriptions?|plans|explorer|adventurer|guide pro|enterprise|free trial|trial|bei|gharama|kiasi gani|vifurushi|kifurushi|jaribio)\b/,
  ],
  [
    'show',
    /\b(show me|point (to|at)|look at|turn to|where (is|are) the|nionyeshe|nioneshe|onyesha|geuza|yuko wapi|iko wapi|wako wapi)\b/,
  ],
  [
    'see',
    /\b(what (can|could|will|do) (i|we|you) see|what (is|are) there to see|what there is to see|things to see|(naweza|tunaweza|nitaona|tutaona)( kuona)? nini|kuna nini cha kuona|vitu vya kuona)\b/,
  ],
  ['compare', /\b(compare|comparison|versus|vs|difference|better|linganisha|tofauti|bora kati)\b/],
  [
    'plan',
    /\b(plan|itinerary|itineraries|schedule|route|day by day|organi[sz]e|panga|nipangie|kupanga|ratiba|mpango)\b/,
  ],
  ['vr', /\b(vr|headsets?|quest|vive|vision pro|webxr|virtual reality|kofia|uhalisia pepe)\b/],
  ['ar', /\b(ar|augmented reality|ar guides?|uhalisia ongezwa)\b/],
  [
    'find',
    /\b(find|recommend|suggest|suggestion|somewhere|where (can|should|could|do)|best places?|which places?|what places?|destinations?|tafuta|nitafutie|pendekeza|nipendekezee|wapi|maeneo|mahali gani)\b/,
  ],
  [
    'greeting',
    /^(hi|hello|hey|jambo|habari|mambo|salamu|shikamoo|karibu|good (morning|evening|afternoon)|thanks?|thank you|asante)\b/,
  ],
]

export const TOPIC_WORDS: readonly (readonly [FactTopic, RegExp])[] = [
  [
    'access',
    /\b(get there|get to|reach|far|fly|flights?|ferry|road|drive|airport|how do i (get|travel)|kufika|nitafikaje|njia|ndege|boti|barabara|umbali)\b/,
  ],
  ['duration', /\b(how long|how many days|duration|siku ngapi|muda gani|kwa muda)\b/],
  [
    'season',
    /\b(when|season|months?|weather|rain\w*|dry|hot|best time|migration|wildebeest|lini|msimu|mwezi|hali ya hewa|mvua|wakati|uhamaji|nyumbu)\b/,
  ],
]

/** Named as in `place_planning`. */
export const INTEREST_WORDS: readonly (readonly [string, RegExp])[] = [
  ['wildlife', /\b(wildlife|animals?|wanyama\w*)\b/],
  [
    'safari',
    // Alone, the word is Swahili for any journey.
    /\b((?:a|on|game) safari|safaris|wildlife|animals?|wanyama\w*|lions?|elephants?|giraffes?|zebras?|wildebeest|migration|savanna|simba|tembo|twiga|pundamilia|nyumbu|uhamaji|mbuga(?:ni)?|porini)\b/,
  ],
  ['beach', /\b(beach\w*|swim\w*|sand|lagoon|ufukwe(?:ni)?|fukwe(?:ni)?|kuogelea)\b/],
  ['sea', /\b(sea|ocean|coast|seaside|islands?|bahari|baharini|pwani|visiwa(?:ni)?|kisiwa(?:ni)?)\b/],
  ['diving', /\b(div(?:e|ing)|snorkel\w*|corals?|reefs?|turtles?|matumbawe|mbizi|kasa)\b/],
  ['mountain', /\b(climb\w*|mountains?|summit|peak|volcano\w*|mlima(?:ni)?|milima(?:ni)?|kupanda|kilele)\b/],
  ['hiking', /\b(trek\w*|hik(?:e|es|ing)|trails?|canyons?|kutembea|korongo)\b/],
  [
    'culture',
    /\b(cultur\w*|histor\w*|heritage|ruins?|incas?|temples?|spice\w*|stone town|market\w*|utamaduni|historia|urithi|viungo|mji mkongwe|soko)\b/,
  ],
  ['city', /\b(cit(?:y|ies)|nightlife|streets?|lanterns?|mji(?:ni)?|miji(?:ni)?|mitaa(?:ni)?)\b/],
  ['night-sky', /\b(auroras?|stars|night sky|polar night|snow|winter|nyota|anga la usiku|theluji)\b/],
  ['sailing', /\b(sail\w*|dhow\w*|boat\w*|jahazi|majahazi|mashua)\b/],
]

/** Each matches its number, 1 to 12. */
export const MONTH_WORDS: readonly RegExp[] = [
  /\b(january|jan|januari)\b/,
  /\b(february|feb|februari)\b/,
  /\b(march|mar|machi)\b/,
  /\b(april|apr|aprili)\b/,
  /\b(in may|may month|mei|^may$|during may|early may|late may)\b/,
  /\b(june|jun|juni)\b/,
  /\b(july|jul|julai)\b/,
  /\b(august|aug|agosti)\b/,
  /\b(september|sept|sep|septemba)\b/,
  /\b(october|oct|oktoba)\b/,
  /\b(november|nov|novemba)\b/,
  /\b(december|dec|desemba)\b/,
]

export const NUMBER_WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  moja: 1,
  mbili: 2,
  tatu: 3,
  nne: 4,
  tano: 5,
  sita: 6,
  saba: 7,
  nane: 8,
  tisa: 9,
  kumi: 10,
}

/** Words that tell Swahili from English. */
export const SWAHILI_WORDS =
  /\b(ni|na|ya|wa|kwa|la|za|cha|vya|je|nini|lini|wapi|gani|ngapi|vipi|nataka|ninataka|naomba|nipe|nitafutie|nipangie|nionyeshe|nipendekezee|siku|mwezi|wiki|safari ya|habari|jambo|mambo|asante|bei|gharama|malipo|lipa|kulipa|ufukwe|ufukweni|mlima|mlimani|mjini|wanyama|panga|ratiba|linganisha|tofauti|kofia|mahali|kuhusu|inachukua|nitafikaje|afya|chanjo|usalama|twiga|tembo|jahazi|januari|februari|machi|aprili|mei|juni|julai|agosti|septemba|oktoba|novemba|desemba)\b/g

/** Words of names that say nothing about which place it is. */
export const COMMON_NAME_WORDS: ReadonlySet<string> = new Set(
  'safari beaches beach mount sunset streets grand great northern lights barrier reef national park island islands town old city lake river mountain coast the of and'.split(
    ' ',
  ),
)

/** Other names of places, by a word of their own or by their whole name. */
export const PLACE_ALIASES: Readonly<Record<string, string>> = {
  masai: 'maasai',
  kili: 'kilimanjaro',
  uhuru: 'kilimanjaro',
  unguja: 'zanzibar',
  'stone town': 'zanzibar',
  'mji mkongwe': 'zanzibar',
  oia: 'santorini',
  thira: 'santorini',
  akrotiri: 'santorini',
  edo: 'tokyo',
  tokio: 'tokyo',
  cusco: 'machu',
  macchu: 'machu',
  'south rim': 'canyon',
  tromso: 'northern lights',
  tromsø: 'northern lights',
  aurora: 'northern lights',
  'aurora borealis': 'northern lights',
  'taa za kaskazini': 'northern lights',
  'mianga ya kaskazini': 'northern lights',
  cairns: 'great barrier reef',
  reef: 'great barrier reef',
  'mwamba mkuu': 'great barrier reef',
}

/** Other names of countries, by the name that the catalogue has. */
export const COUNTRY_ALIASES: Readonly<Record<string, string>> = {
  ugiriki: 'greece',
  japani: 'japan',
  marekani: 'united states',
  usa: 'united states',
  america: 'united states',
  norwe: 'norway',
}

/** Words by which somebody asks, and which say nothing about what is asked for; without those that English search drops. */
export const ASKING_WORDS: ReadonlySet<string> = new Set(
  'tell show see know want like would could please find give recommend suggest look point turn need get go visit best good place places what whats how many much where when which who why can nionyeshe nioneshe onyesha niambie nataka naomba nipe tafuta nitafutie kuhusu ni na ya wa kwa la za cha vya je nini lini wapi gani ngapi vipi yuko iko wako kuna kwenda mahali'.split(
    ' ',
  ),
)
