type FilterCategory = {
  name: string;
  hindiName: string;
  description: string;
  hindiDescription: string;
  subcategories: {
    name: string;
    hindiName: string;
    description: string;
    hindiDescription: string;
    productCodes: string[];
  }[];
};

type PopularList = { categoryCode: string; productCodes: string[] };

export const filterCategories: FilterCategory[] = [
  {
    name: 'Recommended',
    hindiName: 'पसंदीदा',
    description: 'What most homes in Mandideep put in the basket first.',
    hindiDescription: 'मंडीदीप के ज़्यादातर घर सबसे पहले यही लेते हैं।',
    subcategories: [
      {
        name: 'Daily Basket',
        hindiName: 'रोज़ की टोकरी',
        description: 'The vegetables of every kitchen, every day.',
        hindiDescription: 'हर रसोई की रोज़ की सब्ज़ियाँ।',
        productCodes: ['potato-1kg', 'onion-nashik-1kg', 'tomato-desi-500gm', 'green-chilli-100gm', 'coriander-100gm', 'ginger-250gm', 'garlic-250gm', 'lemon-250gm', 'spinach-250gm', 'okra-500gm'],
      },
      {
        name: 'Breakfast Fruit',
        hindiName: 'नाश्ते के फल',
        description: 'Peel, cut, and the table is laid.',
        hindiDescription: 'छीलें, काटें और नाश्ता तैयार।',
        productCodes: ['banana-robusta-6pc', 'apple-shimla-1kg', 'papaya-1pc', 'pomegranate-500gm', 'orange-nagpur-1kg', 'guava-500gm', 'kiwi-3pc', 'pear-500gm'],
      },
      {
        name: 'Tiffin Favourites',
        hindiName: 'टिफ़िन के लिए',
        description: 'Small, clean and quick to pack for school and work.',
        hindiDescription: 'स्कूल और ऑफ़िस के लिए झटपट पैक।',
        productCodes: ['banana-elaichi-500gm', 'strawberry-200gm', 'cherry-tomato-200gm', 'cucumber-500gm', 'carrot-orange-500gm', 'baby-corn-1pack', 'cut-fruit-bowl-300gm'],
      },
    ],
  },
  {
    name: 'In Season',
    hindiName: 'मौसम का',
    description: 'At its best and its cheapest in November.',
    hindiDescription: 'नवंबर में सबसे अच्छा और सबसे सस्ता।',
    subcategories: [
      {
        name: 'Winter Greens',
        hindiName: 'सर्दी के साग',
        description: 'Saag weather has come.',
        hindiDescription: 'साग का मौसम आ गया।',
        productCodes: ['methi-250gm', 'bathua-250gm', 'sarson-saag-500gm', 'chana-bhaji-250gm', 'spring-onion-1bunch', 'saag-mix-500gm', 'spinach-500gm'],
      },
      {
        name: 'Winter Vegetables',
        hindiName: 'सर्दी की सब्ज़ियाँ',
        description: 'Sweet roots, new peas and white gobhi.',
        hindiDescription: 'मीठी गाजर, नई मटर और सफ़ेद गोभी।',
        productCodes: ['carrot-red-500gm', 'green-peas-500gm', 'cauliflower-1pc', 'radish-500gm', 'turnip-500gm', 'new-potato-1kg', 'sweet-potato-500gm', 'raw-turmeric-200gm', 'raw-peanuts-500gm'],
      },
      {
        name: 'Winter Fruit',
        hindiName: 'सर्दी के फल',
        description: 'From the orchards of Madhya Pradesh and next door.',
        hindiDescription: 'मध्य प्रदेश और आसपास के बाग़ों से।',
        productCodes: ['guava-500gm', 'guava-pink-500gm', 'custard-apple-500gm', 'amla-500gm', 'orange-nagpur-1kg', 'kinnow-1kg', 'strawberry-200gm', 'sugarcane-2pc'],
      },
    ],
  },
  {
    name: 'What Are You Making?',
    hindiName: 'क्या बना रहे हैं?',
    description: 'Everything for one dish in one place.',
    hindiDescription: 'एक पकवान का सारा सामान एक जगह।',
    subcategories: [
      {
        name: 'Pav Bhaji & Pulao',
        hindiName: 'पाव भाजी और पुलाव',
        description: 'Cut small, cook together.',
        hindiDescription: 'बारीक काटें, साथ पकाएँ।',
        productCodes: ['potato-1kg', 'green-peas-500gm', 'capsicum-green-250gm', 'cauliflower-1pc', 'carrot-orange-500gm', 'french-beans-250gm', 'tomato-hybrid-1kg', 'cut-pulao-mix-300gm'],
      },
      {
        name: 'Salad & Raita',
        hindiName: 'सलाद और रायता',
        description: 'Cool, crisp and raw.',
        hindiDescription: 'ठंडा, कुरकुरा और कच्चा।',
        productCodes: ['cucumber-500gm', 'tomato-hybrid-1kg', 'white-onion-500gm', 'beetroot-500gm', 'radish-500gm', 'green-lettuce-1pc', 'mint-1bunch', 'lemon-250gm', 'cut-garden-salad-250gm'],
      },
      {
        name: 'Juice & Shake',
        hindiName: 'जूस और शेक',
        description: 'For the mixer and the juicer.',
        hindiDescription: 'मिक्सर और जूसर के लिए।',
        productCodes: ['sweet-lime-1kg', 'kinnow-1kg', 'orange-nagpur-1kg', 'pomegranate-500gm', 'beetroot-500gm', 'carrot-red-500gm', 'chikoo-500gm', 'banana-robusta-1dozen', 'pineapple-1pc', 'amla-500gm'],
      },
    ],
  },
  {
    name: 'Fasts & Festivals',
    hindiName: 'व्रत और त्योहार',
    description: 'For vrat, Gyaras and the morning pooja.',
    hindiDescription: 'व्रत, ग्यारस और सुबह की पूजा के लिए।',
    subcategories: [
      {
        name: 'Vrat Food',
        hindiName: 'व्रत का खाना',
        description: 'What is eaten on a fasting day.',
        hindiDescription: 'व्रत के दिन का खाना।',
        productCodes: ['sweet-potato-500gm', 'potato-1kg', 'banana-robusta-1dozen', 'apple-shimla-1kg', 'papaya-1pc', 'raw-peanuts-500gm', 'coconut-1pc', 'pumpkin-500gm'],
      },
      {
        name: 'Pooja Thali',
        hindiName: 'पूजा की थाली',
        description: 'Phool, patra and phal.',
        hindiDescription: 'फूल, पत्र और फल।',
        productCodes: ['pooja-marigold-orange-250gm', 'pooja-rose-red-10pc', 'pooja-flower-mix-1pack', 'pooja-tulsi-1bunch', 'pooja-bel-patra-21pc', 'pooja-betel-leaf-10pc', 'pooja-lotus-2pc', 'pooja-panch-phal-1pack'],
      },
      {
        name: 'Dev Uthani Gyaras',
        hindiName: 'देवउठनी ग्यारस',
        description: 'Ganna, amla, shakarkand and a fresh mandap.',
        hindiDescription: 'गन्ना, आँवला, शकरकंद और ताज़ा मंडप।',
        productCodes: ['sugarcane-2pc', 'amla-500gm', 'sweet-potato-500gm', 'guava-500gm', 'custard-apple-500gm', 'pooja-marigold-large-1kg', 'pooja-mango-leaves-1bunch', 'pooja-dry-coconut-2pc'],
      },
    ],
  },
];

export const popularVeggies: PopularList[] = [
  {
    categoryCode: 'fresh-vegetables',
    productCodes: ['potato-1kg', 'onion-nashik-1kg', 'tomato-desi-500gm', 'green-peas-500gm', 'cauliflower-1pc', 'spinach-250gm', 'carrot-red-500gm', 'okra-500gm', 'coriander-100gm', 'green-chilli-100gm', 'capsicum-green-250gm', 'methi-250gm'],
  },
  {
    categoryCode: 'fresh-fruits',
    productCodes: ['banana-robusta-6pc', 'apple-shimla-1kg', 'orange-nagpur-1kg', 'pomegranate-500gm', 'guava-500gm', 'papaya-1pc', 'kiwi-3pc', 'custard-apple-500gm', 'lemon-250gm', 'chikoo-500gm'],
  },
  {
    categoryCode: 'exotic-vegetables',
    productCodes: ['broccoli-1pc', 'brown-mushroom-200gm', 'cherry-tomato-200gm', 'baby-corn-1pack', 'english-cucumber-1pc', 'green-lettuce-1pc', 'red-cabbage-1pc', 'basil-1bunch'],
  },
  {
    categoryCode: 'cut-and-ready-to-cook',
    productCodes: ['cut-shelled-peas-200gm', 'cut-pulao-mix-300gm', 'cut-peeled-garlic-100gm', 'cut-moong-sprouts-200gm', 'cut-sweet-corn-200gm', 'cut-fruit-bowl-300gm', 'cut-pomegranate-150gm', 'cut-palak-200gm'],
  },
  {
    categoryCode: 'organic-produce',
    productCodes: ['organic-tomato-500gm', 'organic-potato-1kg', 'organic-onion-1kg', 'organic-carrot-500gm', 'organic-banana-6pc', 'organic-guava-500gm', 'organic-lemon-250gm', 'organic-coriander-100gm'],
  },
];

export const popularDairy: PopularList[] = [
  {
    categoryCode: 'subah-dairy',
    productCodes: ['subah-toned-milk-500ml', 'subah-toned-milk-1l', 'subah-full-cream-milk-500ml', 'subah-full-cream-milk-1l', 'subah-curd-400g', 'subah-paneer-200g', 'subah-masala-chaach-500ml', 'subah-butter-100g', 'subah-sweet-lassi-200ml'],
  },
  {
    categoryCode: 'malwa-dairy',
    productCodes: ['malwa-dairy-cow-ghee-500ml', 'malwa-dairy-cow-ghee-1l', 'malwa-dairy-buffalo-milk-500ml', 'malwa-dairy-buffalo-milk-1l', 'malwa-dairy-matka-dahi-500g', 'malwa-dairy-white-butter-200g', 'malwa-dairy-elaichi-shrikhand-250g', 'malwa-dairy-khoa-250g'],
  },
  {
    categoryCode: 'bhojpur-gaushala',
    productCodes: ['bhojpur-gir-cow-milk-500ml', 'bhojpur-gir-cow-milk-1l', 'bhojpur-sahiwal-milk-1l', 'bhojpur-bilona-ghee-250ml', 'bhojpur-bilona-ghee-500ml', 'bhojpur-cow-curd-500g', 'bhojpur-cow-paneer-200g', 'bhojpur-chaach-500ml'],
  },
  {
    categoryCode: 'betwa-dairy',
    productCodes: ['betwa-cheese-slices-200g', 'betwa-cheese-cubes-180g', 'betwa-cheese-block-400g', 'betwa-mozzarella-200g', 'betwa-butter-500g', 'betwa-uht-milk-1l', 'betwa-kesar-badam-milk-200ml', 'betwa-chocolate-milk-200ml', 'betwa-mango-lassi-200ml'],
  },
  {
    categoryCode: 'desi-farm',
    productCodes: ['desi-farm-white-eggs-6pc', 'desi-farm-brown-eggs-6pc', 'desi-farm-brown-eggs-12pc', 'desi-farm-white-eggs-30pc', 'desi-farm-buffalo-milk-1l', 'desi-farm-goat-milk-500ml', 'desi-farm-malai-paneer-500g', 'desi-farm-dahi-500g'],
  },
];

/** Products the shopkeeper has put at the head of a promotional list. */
export const promotionPins: Record<'pricebelow' | 'seasonal' | 'superdeal' | 'fruitoftheday' | 'recommended', string[]> = {
  pricebelow: ['tomato-desi-500gm', 'banana-robusta-6pc', 'spinach-250gm', 'subah-curd-400g', 'pooja-flower-mix-1pack'],
  seasonal: ['carrot-red-500gm', 'green-peas-500gm', 'guava-500gm', 'orange-nagpur-1kg', 'methi-250gm', 'sweet-potato-500gm'],
  superdeal: ['lori-baby-wipes-72', 'nirog-omega-3-capsule', 'spinach-250gm', 'khet-dhara-olive-oil-500ml'],
  fruitoftheday: ['guava-500gm', 'orange-nagpur-1kg', 'custard-apple-500gm'],
  recommended: ['onion-nashik-1kg', 'subah-toned-milk-1l', 'apple-shimla-1kg', 'subah-paneer-200g', 'desi-farm-brown-eggs-12pc', 'broccoli-1pc'],
};
