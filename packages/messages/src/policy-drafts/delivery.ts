import { block, type DraftBlock } from './draft-values.ts';

export const deliveryDraft: readonly DraftBlock[] = [
  block({
    en: ({ shop }) => `${shop} brings your order to your door. This page says where, when and at what price.`,
    hi: ({ shop }) => `${shop} आपका ऑर्डर घर पहुँचाता है। कहाँ, कब और कितने में, यह इस पेज पर लिखा है।`,
  }),
  block({ en: () => '## Where we deliver', hi: () => '## हम कहाँ डिलीवर करते हैं' }),
  block({
    en: ({ areas }) => (areas ? `We deliver to these areas: ${areas}.` : ''),
    hi: ({ areas }) => (areas ? `हम इन इलाकों में डिलीवर करते हैं: ${areas}।` : ''),
  }),
  block({
    en: () => '"Check your pincode" at the bottom of every page tells whether we deliver to you.',
    hi: () => 'हम आपके यहाँ डिलीवर करते हैं या नहीं, यह हर पेज के नीचे "अपना पिनकोड देखें" में देख लें।',
  }),
  block({ en: () => '## When we deliver', hi: () => '## हम कब डिलीवर करते हैं' }),
  block({
    en: ({ promise }) =>
      `${promise} Before you pay, you see the day and the time of your delivery. There is no delivery on our holidays: the checkout offers only days on which we deliver.`,
    hi: ({ promise }) =>
      `${promise} भुगतान से पहले आपको डिलीवरी का दिन और समय दिख जाता है। छुट्टी के दिन डिलीवरी नहीं होती: ऑर्डर करते समय सिर्फ़ डिलीवरी वाले दिन दिखते हैं।`,
  }),
  block({
    en: ({ expressTime, expressFee }) =>
      expressTime
        ? `Express delivery takes orders ${expressTime}${expressFee ? ` and costs ${expressFee} more` : ''}. It is offered at checkout when it is possible.`
        : '',
    hi: ({ expressTime, expressFee }) =>
      expressTime
        ? `एक्सप्रेस डिलीवरी ${expressTime} मिलती है${expressFee ? `, इसके ${expressFee} अलग से लगते हैं` : ''}। जब मिल सकती है, तब ऑर्डर करते समय दिखती है।`
        : '',
  }),
  block({ en: () => '## What delivery costs', hi: () => '## डिलीवरी का ख़र्च' }),
  block({
    en: ({ freeDelivery, smallCartCharge }) =>
      smallCartCharge
        ? `${freeDelivery} Smaller orders have a charge of ${smallCartCharge}. The bill shows it before you pay.`
        : freeDelivery,
    hi: ({ freeDelivery, smallCartCharge }) =>
      smallCartCharge
        ? `${freeDelivery} छोटे ऑर्डर पर ${smallCartCharge} लगते हैं। भुगतान से पहले बिल में दिख जाते हैं।`
        : freeDelivery,
  }),
  block({ en: () => '## At your door', hi: () => '## आपके दरवाज़े पर' }),
  block({
    en: () =>
      'Our delivery partner hands over the order at the address that you chose. If nobody is at home, we will call you and agree on another time. A tip is always your own choice.',
    hi: () =>
      'हमारे डिलीवरी पार्टनर आपके चुने हुए पते पर ऑर्डर देते हैं। घर पर कोई न मिले, तो हम फ़ोन करके दूसरा समय तय करते हैं। टिप देना आपकी मर्ज़ी है।',
  }),
  block({
    en: ({ sellsMedicines }) =>
      sellsMedicines
        ? 'Medicines that need a prescription are packed after our pharmacist has checked it. If something is unclear, we will call you first.'
        : '',
    hi: ({ sellsMedicines }) =>
      sellsMedicines
        ? 'जिन दवाइयों के लिए पर्ची ज़रूरी है, वे फ़ार्मासिस्ट के पर्ची देखने के बाद पैक होती हैं। कुछ साफ़ न हो, तो हम पहले फ़ोन करते हैं।'
        : '',
  }),
  block({
    en: ({ contact }) => (contact ? `## Questions about a delivery\n\n${contact}` : ''),
    hi: ({ contact }) => (contact ? `## डिलीवरी के बारे में पूछना हो\n\n${contact}` : ''),
  }),
];
