import { type Messages, plural, withValues } from './message.ts';

/** Health checks, lab tests and reports. */
export const labTests = {
  title: { en: 'Lab tests at home', hi: 'घर पर लैब टेस्ट' },
  description: {
    en: 'Health checks and blood tests with the sample collected at home.',
    hi: 'हेल्थ चेकअप और ख़ून की जाँच, सैंपल घर से लिया जाएगा।',
  },
  intro: {
    en: 'Choose a health check. We collect the sample at your home in the morning.',
    hi: 'हेल्थ चेकअप चुनें। सैंपल सुबह आपके घर से लिया जाएगा।',
  },
  healthChecks: { en: 'Health checks', hi: 'हेल्थ चेकअप' },
  healthCheck: { en: 'Health check', hi: 'हेल्थ चेकअप' },
  checkDescription: withValues<{ about: string }>({
    en: ({ about }) => `${about} Sample collected at home.`.trim(),
    hi: ({ about }) => `${about} सैंपल घर से लिया जाएगा।`.trim(),
  }),
  loadFailed: { en: 'Failed to load data', hi: 'जानकारी नहीं आ पाई' },
  empty: { en: 'No Lab Tests Found', hi: 'कोई लैब टेस्ट नहीं मिला' },
  allHealthChecks: { en: 'See all health checks', hi: 'सभी हेल्थ चेकअप देखें' },
  showMore: { en: 'Show more', hi: 'और देखें' },
  packages: { en: 'Complete packages', hi: 'पूरे पैकेज' },
  howItWorks: { en: 'How it works', hi: 'यह कैसे होता है' },
  chooseStep: { en: 'Choose a test', hi: 'टेस्ट चुनें' },
  chooseStepText: {
    en: 'See what’s included and how to prepare.',
    hi: 'देखें कि क्या-क्या जाँचा जाएगा और क्या तैयारी करनी है।',
  },
  collectStep: { en: 'We come to you', hi: 'हम घर आएँगे' },
  collectStepText: withValues<{ hours: string }>({
    en: ({ hours }) => `We collect the sample at your home, ${hours}.`,
    hi: ({ hours }) => `सैंपल आपके घर से लिया जाएगा, ${hours}।`,
  }),
  reportStep: { en: 'Report here', hi: 'रिपोर्ट यहीं' },
  reportStepText: { en: 'Only you can see and download it.', hi: 'सिर्फ़ आप देख और डाउनलोड कर सकते हैं।' },
  percentOff: withValues<{ percent: number }>({
    en: ({ percent }) => `${percent}% OFF`,
    hi: ({ percent }) => `${percent}% छूट`,
  }),
  includedTests: withValues<{ count: number }>({
    en: ({ count }) => plural.en(count, { one: '1 test', other: `${count} tests included` }),
    hi: ({ count }) => plural.hi(count, { one: `${count} टेस्ट`, other: `${count} टेस्ट शामिल` }),
  }),
  parameterCount: withValues<{ count: number }>({
    en: ({ count }) => `${count} parameters on the report`,
    hi: ({ count }) => `रिपोर्ट में ${count} जाँचें`,
  }),
  andMoreParameters: withValues<{ names: string; count: number }>({
    en: ({ names, count }) => (count > 0 ? `${names} and ${count} more` : names),
    hi: ({ names, count }) => (count > 0 ? `${names} और ${count} दूसरी जाँचें` : names),
  }),
  reportIn: withValues<{ hours: number }>({
    en: ({ hours }) => plural.en(hours, { one: 'Report in 1 hour', other: `Report in ${hours} hours` }),
    hi: ({ hours }) => `रिपोर्ट ${hours} घंटे में`,
  }),
  preparation: { en: 'Preparation:', hi: 'तैयारी:' },
  sampleAtHome: { en: 'Sample collected at home', hi: 'सैंपल घर से लिया जाएगा' },
  myReports: { en: 'My reports', hi: 'मेरी रिपोर्ट' },
  reportsFailed: { en: 'We couldn’t load your reports', hi: 'आपकी रिपोर्ट नहीं खुल पाईं' },
  download: { en: 'Download', hi: 'डाउनलोड करें' },
  downloadReport: withValues<{ test: string }>({
    en: ({ test }) => `Download the report of ${test}`,
    hi: ({ test }) => `${test} की रिपोर्ट डाउनलोड करें`,
  }),
  downloadFailed: {
    en: 'We couldn’t download the report. Please try again.',
    hi: 'रिपोर्ट डाउनलोड नहीं हो पाई। दोबारा कोशिश करें।',
  },
} satisfies Messages;
