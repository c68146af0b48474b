import { devanagariOf } from './devanagari.ts';
import { isDevanagari, lettersOf } from './plain-words.ts';

/** Words of a query that do not describe the product. */
export const FILLER_WORDS: ReadonlySet<string> = new Set(
  `a an the of for with in and or to on my me i we some any please buy order online price rate cost cheap cheapest best good fresh new
  rs rupees near delivery home shop store need want get give show
  ka ki ke ko se me mein pe hai wala wali wale walo walon hua hui hue huye chahiye chahie liye aur ya ek do thoda lagane khane peene
  marne maarne maar karne sasta sasti saste sabse badhiya accha achha
  dawa dawai dava davai goli medicine medicines`
    .split(/\s+/)
    .filter(Boolean),
);

export const HINDI_FILLER_WORDS: ReadonlySet<string> = new Set(
  'का की के को से में पे है और या एक वाला वाली वाले वालों हुआ हुई हुए चाहिए लिए लगाने खाने पीने मारने करने सस्ता सस्ती सस्ते सबसे बढिया अच्छा दवा दवाई गोली'.split(
    ' ',
  ),
);

/** They count only in a phrase of the dictionary: "baal badhane ka tel". */
const REQUEST_WORDS: ReadonlySet<string> = new Set(
  `kya kaun kaunsa kaunsi konsa konsi kitna kitne kitni kaise kaisa kahan hain hoga hota hoti hote hona hone milega milegi milta milti
  dena dedo dijiye dijie dikhao dikhaiye batao bataiye bhejo bhej mangwana mangana lena leni lene chaiye chaahiye chahye chaahie mujhe
  muje mujhko hume hame humko mera mere meri apna apne apni koi kuch kuchh bhi toh iske uske bahut bohot thodi thode acchi achhi acche
  achhe badiya vala vali vale waala waali waale keliye saath sath par taja taji taje tazi taze pls plz ji what which have something anything looking suggest available
  today now quality brand brands branded offer offers list daily use hindi name packet packets pkt bhaiya bhaiyya bhai de dedo ghar gharelu
  karna karta karti karni karke banane banaane badhana badhane badhaane ghatana ghatane lagana lagaane lagta hatana hatane mitana
  mitane bhagana bhagane chamkana chamkane pakana pakane rakhna rakhne jalana jalane dalne daalne bachne saman samaan saamaan jaisa
  jaisi jaise garmi garmiyon banti banta bante ho gaya gayi gaye gya gyi raha rahi rahe rha rhi rhe jata jati jaata jaati lag lagi laga
  क्या कौन कौनसा कौनसी कितना कितने कितनी कैसे कैसा कहां हैं होगा होता होती होते होना होने मिलेगा मिलेगी मिलता मिलती देना दीजिए दिखाओ बताओ भेजो
  मंगवाना लेना लेनी लेने चाहिये मुझे हमें मेरा मेरे मेरी अपना अपने अपनी कोई कुछ भी तो इसके बहुत थोडा थोडी अच्छी अच्छे साथ पर ताजा ताजी ताजे जी
  करना करता करती बनाने बनाना बढाना बढाने घटाना घटाने लगाना हटाना हटाने मिटाना मिटाने भगाना भगाने चमकाना चमकाने पकाना पकाने रखना रखने
  जलाना जलाने डालने बचने सामान जैसा जैसी जैसे गर्मी गर्मियों घर घरेलू भैया दे पैकेट आज बनती बनता
  हो गया गयी गई गए रहा रही रहे जाता जाती लग लगी लगा`
    .split(/\s+/)
    .filter(Boolean),
);

/** Whether a word made by `plainWords` does not describe the product. */
export const isFiller = (word: string): boolean =>
  isDevanagari(word) ? HINDI_FILLER_WORDS.has(devanagariOf(word)) : FILLER_WORDS.has(word);

/** Questions, requests and common verbs: "kaunsa tel", "wala chahiye". */
export const isRequest = (word: string): boolean => REQUEST_WORDS.has(lettersOf(word));

const SIZES: ReadonlySet<string> = new Set(
  `bada bade badi chhota chhote chhoti chota chote choti ripe pakka pakke pakki paka pake paki बडा बडे बडी छोटा छोटे छोटी पक्का पका पके पकी`.split(
    /\s+/,
  ),
);

/** Large, small or ripe, before a thing: a product need not say so. The last word may be "vada". */
export const isSize = (word: string): boolean => SIZES.has(lettersOf(word));

const POSTPOSITIONS = new Set('ka ki ke ko wala wali wale vala vali vale का की के को वाला वाली वाले'.split(' '));
/** "lagane", "badhane", "बनाने". Medicines end in "-ine" and "-one", which do not match. */
const INFINITIVE = /.{2}(?:[^aeiou]|a)ne$|..ने$/;

/** An infinitive before a postposition says what something is for: "tadka lagane ke liye". */
export const isPurposeVerb = (word: string, next: string | undefined): boolean =>
  INFINITIVE.test(lettersOf(word)) && next !== undefined && POSTPOSITIONS.has(lettersOf(next));
