export const noFasting = 'No fasting needed';
export const fasting = '10 to 12 hours fasting, water is allowed';
export const morningEmptyStomach = "Morning sample on an empty stomach, before the day's tablet";

type Preparation = { hindiPreparation: string; fastingHours: number };

/** The Hindi sentence and the hours without food, by the English sentence. */
export const preparations: Record<string, Preparation> = {
  [noFasting]: { hindiPreparation: 'खाली पेट रहने की ज़रूरत नहीं', fastingHours: 0 },
  [fasting]: { hindiPreparation: '10 से 12 घंटे कुछ न खाएँ, पानी पी सकते हैं', fastingHours: 12 },
  [morningEmptyStomach]: { hindiPreparation: 'सुबह खाली पेट, उस दिन की गोली लेने से पहले', fastingHours: 8 },
  '4 hours without food': { hindiPreparation: '4 घंटे पहले से कुछ न खाएँ', fastingHours: 4 },
  '8 to 10 hours fasting preferred': { hindiPreparation: '8 से 10 घंटे खाली पेट रहें तो अच्छा', fastingHours: 10 },
  '8 to 10 hours fasting, water is allowed': {
    hindiPreparation: '8 से 10 घंटे कुछ न खाएँ, पानी पी सकते हैं',
    fastingHours: 10,
  },
  'Any day of the cycle, no fasting': { hindiPreparation: 'माहवारी के किसी भी दिन, खाली पेट ज़रूरी नहीं', fastingHours: 0 },
  'Fasting sample on day 2 to 5 of the period': {
    hindiPreparation: 'माहवारी के दूसरे से पाँचवें दिन, खाली पेट',
    fastingHours: 10,
  },
  'First urine of the morning, in the container we bring': {
    hindiPreparation: 'सुबह का पहला पेशाब, डिब्बी हम लाएँगे',
    fastingHours: 0,
  },
  'First urine of the morning, mid-stream, in the container we bring': {
    hindiPreparation: 'सुबह का पहला पेशाब, बीच की धार, डिब्बी हम लाएँगे',
    fastingHours: 0,
  },
  'Mid-stream urine in the sterile container we bring, before any antibiotic': {
    hindiPreparation: 'बीच की धार का पेशाब हमारी साफ़ डिब्बी में, एंटीबायोटिक शुरू करने से पहले',
    fastingHours: 0,
  },
  'Morning sample, 8 hours fasting preferred; no iron tablet the day before': {
    hindiPreparation: 'सुबह का सैंपल, 8 घंटे खाली पेट रहें तो अच्छा; एक दिन पहले आयरन की गोली न लें',
    fastingHours: 8,
  },
  'Morning sample, fasting; no iron tablet the day before': {
    hindiPreparation: 'सुबह खाली पेट; एक दिन पहले आयरन की गोली न लें',
    fastingHours: 10,
  },
  'No fasting; best while the fever is high': {
    hindiPreparation: 'खाली पेट ज़रूरी नहीं; तेज़ बुखार के समय सबसे अच्छा',
    fastingHours: 0,
  },
  'No fasting; no calcium tablet that morning': {
    hindiPreparation: 'खाली पेट ज़रूरी नहीं; उस सुबह कैल्शियम की गोली न लें',
    fastingHours: 0,
  },
  'No fasting; no cycling for two days before': {
    hindiPreparation: 'खाली पेट ज़रूरी नहीं; दो दिन पहले से साइकिल न चलाएँ',
    fastingHours: 0,
  },
  'No fasting; not during a cold or fever': {
    hindiPreparation: 'खाली पेट ज़रूरी नहीं; सर्दी या बुखार में न कराएँ',
    fastingHours: 0,
  },
  'Plan 2.5 hours; glucose drink is brought along; ask about fasting when booking': {
    hindiPreparation: 'ढाई घंटे रखें; ग्लूकोज़ हम लाएँगे; खाली पेट के बारे में बुक करते समय पूछ लें',
    fastingHours: 8,
  },
  'Sample exactly 2 hours after the start of a meal': {
    hindiPreparation: 'खाना शुरू करने के ठीक 2 घंटे बाद',
    fastingHours: 0,
  },
  'Two hours after waking, rested, no fasting': {
    hindiPreparation: 'उठने के दो घंटे बाद, आराम करके; खाली पेट ज़रूरी नहीं',
    fastingHours: 0,
  },
};
