/** Voices of the demo shop; the people are invented. */
export const testimonials: { name: string; area: string; text: string; hindiText: string }[] = [
  {
    name: 'Rajni Sonwane',
    area: 'Mandideep',
    text: 'I order at ten at night after my shift. Milk, bread and vegetables are at the door the next morning.',
    hindiText: 'रात दस बजे ड्यूटी से लौटकर ऑर्डर करती हूँ। दूध, ब्रेड और सब्ज़ी सुबह दरवाज़े पर मिल जाती है।',
  },
  {
    name: 'Rakesh Patidar',
    area: 'Satlapur',
    text: 'The methi is clean and the tomatoes are not crushed. I have stopped going to the mandi on weekdays.',
    hindiText: 'मेथी साफ़ आती है और टमाटर पिचके हुए नहीं होते। अब मंडी सिर्फ़ इतवार को जाता हूँ।',
  },
  {
    name: 'Neha Saxena',
    area: 'Misrod',
    text: 'I ordered my father’s BP tablets with a photo of the prescription. They came the next morning with a proper bill.',
    hindiText: 'पापा की बीपी की दवा पर्ची की फ़ोटो डालकर मँगाई। अगली सुबह पक्के बिल के साथ आ गई।',
  },
  {
    name: 'Imran Qureshi',
    area: 'Obaidullaganj',
    text: 'One brinjal was spoiled. I asked for a return and the money came back without a single phone call.',
    hindiText: 'एक बैंगन ख़राब निकला। वापस करने को लिखा और बिना फ़ोन किए पैसे वापस आ गए।',
  },
  {
    name: 'Kavita Raghuwanshi',
    area: 'Kattra Hills',
    text: 'The sample for the blood test was taken at home, and the report came the next day. No queue, no parking.',
    hindiText: 'ब्लड टेस्ट का सैंपल घर से ले गए, रिपोर्ट अगले दिन आ गई। न लाइन, न पार्किंग का झंझट।',
  },
  {
    name: 'Anil Verma',
    area: 'Fortune City',
    text: 'The Malwa ghee smells like my grandmother’s kitchen. The half-litre jar lasts us a month.',
    hindiText: 'मालवा घी में दादी के चौके वाली ख़ुशबू है। आधा लीटर का डिब्बा महीना भर चलता है।',
  },
  {
    name: 'Priyanka Joshi',
    area: '11 Mile',
    text: 'I type in Hindi or half Hindi, and it still finds the thing. “Lauki”, “ghiya”, it understands both.',
    hindiText: 'हिंदी में लिखूँ या आधी अंग्रेज़ी में, सामान मिल जाता है। “लौकी” भी समझता है, “घिया” भी।',
  },
  {
    name: 'Mohan Lal Sahu',
    area: 'Nayapura',
    text: 'I could not manage apps. Here the letters are large and I order the milk and dahi myself now.',
    hindiText: 'मुझसे मोबाइल ऐप नहीं चलते थे। यहाँ अक्षर बड़े हैं, दूध-दही अब ख़ुद मँगा लेता हूँ।',
  },
  {
    name: 'Farheen Khan',
    area: 'Indus Town',
    text: 'Flowers for pooja next door, eggs for us: one order, one delivery, both families happy.',
    hindiText: 'पड़ोस के लिए पूजा के फूल, हमारे लिए अंडे: एक ऑर्डर, एक डिलीवरी, दोनों घर ख़ुश।',
  },
];
