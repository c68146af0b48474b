import { type Messages, plural, withValues } from './message.ts';

/** Uploading a prescription, on its page and in the checkout. */
export const prescriptionUpload = {
  photosLabel: { en: 'Photos of the prescription', hi: 'पर्ची की फ़ोटो' },
  addPhotos: { en: 'Add photos from camera or gallery', hi: 'कैमरा या गैलरी से फ़ोटो डालें' },
  addMore: { en: 'Add more', hi: 'और डालें' },
  photoLimits: {
    en: 'JPG, PNG or WEBP, at most 10 MB each, up to 10 photos.',
    hi: 'JPG, PNG या WEBP, हर फ़ोटो 10 MB तक, ज़्यादा से ज़्यादा 10 फ़ोटो।',
  },
  photosChosen: withValues<{ count: number }>({
    en: ({ count }) => plural.en(count, { one: '1 photo chosen', other: `${count} photos chosen` }),
    hi: ({ count }) => `${count} फ़ोटो चुनी`,
  }),
  photoRemoved: { en: 'Photo removed', hi: 'फ़ोटो हटा दी' },
  photo: withValues<{ number: number }>({
    en: ({ number }) => `Photo ${number}`,
    hi: ({ number }) => `फ़ोटो ${number}`,
  }),
  removePhoto: withValues<{ number: number }>({
    en: ({ number }) => `Remove photo ${number}`,
    hi: ({ number }) => `फ़ोटो ${number} हटाएँ`,
  }),
  notAnImage: { en: 'Only images can be uploaded.', hi: 'सिर्फ़ फ़ोटो डाल सकते हैं।' },
  tooLarge: { en: 'Max 10MB per image.', hi: 'हर फ़ोटो 10 MB तक की होनी चाहिए।' },
  tooMany: withValues<{ count: number }>({
    en: ({ count }) => `Max ${count} images allowed.`,
    hi: ({ count }) => `ज़्यादा से ज़्यादा ${count} फ़ोटो डाल सकते हैं।`,
  }),
  description: { en: 'Description', hi: 'पर्ची के बारे में' },
  descriptionHint: {
    en: 'Who is it for? Anything we should know?',
    hi: 'किसके लिए है? और कुछ बताना हो तो यहाँ लिखें।',
  },
  descriptionExample: {
    en: 'For my father. All medicines for one month.',
    hi: 'पिताजी के लिए। सब दवाइयाँ एक महीने की।',
  },
  incomplete: {
    en: 'Please provide a description and at least one image.',
    hi: 'पर्ची के बारे में लिखें और कम से कम एक फ़ोटो डालें।',
  },
  /** As in add-to-cart.ts: a file for both makes the bundler load 2 kB of the cart with this page. */
  signInFirst: { en: 'User not Logged in', hi: 'पहले साइन इन करें' },
  preparing: { en: 'Making the photos smaller…', hi: 'फ़ोटो छोटी कर रहे हैं…' },
  uploading: { en: 'Uploading…', hi: 'भेज रहे हैं…' },
  sentWithOrder: {
    en: 'We upload the photos when you tap CHECKOUT.',
    hi: '“ऑर्डर करें” दबाते ही फ़ोटो भेज दी जाएँगी।',
  },
  forThisOrder: { en: 'For this order', hi: 'इस ऑर्डर के लिए' },
  submit: { en: 'Upload prescription', hi: 'डॉक्टर की पर्ची डालें' },
  uploaded: { en: 'Uploaded successfully!', hi: 'पर्ची मिल गई!' },
  failed: { en: 'Upload failed.', hi: 'पर्ची नहीं भेज पाए।' },
  checkConnection: { en: 'Please check your internet and try again.', hi: 'इंटरनेट देखकर दोबारा कोशिश करें।' },
  inputKept: { en: 'Your photos and text are still here.', hi: 'आपकी फ़ोटो और लिखा हुआ यहीं है।' },
} satisfies Messages;
