import type { Messages } from './message.ts';

/** The offline page and the web app manifest. */
export const offline = {
  title: { en: 'You are offline', hi: 'इंटरनेट नहीं है' },
  text: {
    en: "We can't reach the shop right now. Your cart is safe. Check your connection and try again.",
    hi: 'अभी दुकान से संपर्क नहीं हो पा रहा। आपकी कार्ट सुरक्षित है। इंटरनेट देखकर दोबारा कोशिश करें।',
  },
} satisfies Messages;

export const manifest = {
  description: {
    en: 'Groceries, fruit and vegetables, milk and medicines, fresh by morning.',
    hi: 'किराना, फल-सब्ज़ी, दूध और दवाइयाँ, सुबह-सुबह घर पर।',
  },
} satisfies Messages;
