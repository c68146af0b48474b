const names = (list: string) => list.split(', ');

const CBC = names(
  'Haemoglobin, RBC count, Haematocrit (PCV), MCV, MCH, MCHC, RDW-CV, RDW-SD, Total leucocyte count, Neutrophils %, Lymphocytes %, Monocytes %, Eosinophils %, Basophils %, Neutrophils (absolute), Lymphocytes (absolute), Monocytes (absolute), Eosinophils (absolute), Basophils (absolute), Platelet count, MPV, PDW, Plateletcrit, P-LCR',
);
const LIVER = names('Bilirubin (total), Bilirubin (direct), Bilirubin (indirect), SGOT (AST), SGPT (ALT), Alkaline phosphatase, GGT, Total protein, Albumin, Globulin, A/G ratio');
const ELECTROLYTES = names('Sodium, Potassium, Chloride');
const KIDNEY = names('Urea, BUN, Creatinine, eGFR, Uric acid, BUN/Creatinine ratio, Calcium').concat(ELECTROLYTES);
const LIPID = names('Total cholesterol, Triglycerides, HDL cholesterol, LDL cholesterol, VLDL cholesterol, Non-HDL cholesterol, Cholesterol/HDL ratio, LDL/HDL ratio');
const THYROID = names('T3, T4, TSH');
const FREE_THYROID = names('Free T3, Free T4, TSH');
const SUGAR = ['Fasting blood sugar'];
const HBA1C = names('HbA1c, Average blood glucose, HbF');
const IRON = names('Iron, TIBC, Transferrin saturation, Ferritin');
const URINE_SHORT = names('Urine colour, Urine pH, Urine specific gravity, Urine protein, Urine sugar, Urine ketones, Urine pus cells, Urine red cells');
const URINE = URINE_SHORT.concat(names('Urine appearance, Urine volume, Urine bilirubin, Urobilinogen, Urine nitrite, Leucocyte esterase, Epithelial cells, Casts, Crystals, Bacteria'));
const VITAMINS = names('Vitamin D (25-OH), Vitamin B12');
const MICROALBUMIN = names('Urine microalbumin, Urine creatinine, Albumin/creatinine ratio');
const INSULIN = names('Fasting insulin, Fasting blood sugar, HOMA-IR');
const FULL_BODY = [...CBC, ...SUGAR, ...HBA1C, ...LIVER, ...KIDNEY, ...LIPID, ...THYROID, ...IRON, ...URINE_SHORT];
const FEVER = [...CBC, ...names('Malaria antigen (Pv), Malaria antigen (Pf), Typhi O, Typhi H, Paratyphi AH, Paratyphi BH, CRP'), ...URINE];
const SENIOR = [...CBC, ...SUGAR, ...KIDNEY, ...LIVER, ...LIPID, ...URINE_SHORT];

/** What a lab report lists, by article code of the test. */
export const labParameters: Record<string, string[]> = {
  'lab-full-body-72': FULL_BODY,
  'lab-full-body-basic': [...CBC, ...SUGAR, ...LIVER, ...KIDNEY, ...LIPID],
  'lab-full-body-vitamin': [...FULL_BODY, ...VITAMINS, ...names('Folate, Phosphorus, Magnesium, Zinc')],
  'lab-full-body-executive': [...FULL_BODY, ...VITAMINS, ...names('Apolipoprotein A1, Apolipoprotein B, Lipoprotein(a), hs-CRP, Homocysteine, RA factor, PSA or CA-125')],
  'lab-cbc': CBC,
  'lab-lft': LIVER,
  'lab-kft': KIDNEY,
  'lab-urine-routine': URINE,
  'lab-blood-group': names('ABO group, Rh factor'),
  'lab-hba1c': HBA1C,
  'lab-fasting-sugar': SUGAR,
  'lab-pp-sugar': ['Blood sugar after a meal'],
  'lab-diabetes-basic': [...SUGAR, ...HBA1C, 'Creatinine', 'eGFR', ...LIPID, ...URINE_SHORT],
  'lab-diabetes-care': [...SUGAR, ...HBA1C, ...KIDNEY, ...MICROALBUMIN, ...LIPID, ...LIVER, ...THYROID, ...URINE],
  'lab-microalbumin': MICROALBUMIN,
  'lab-insulin-fasting': INSULIN,
  'lab-gtt-pregnancy': names('Blood sugar (fasting), Blood sugar (after 1 hour), Blood sugar (after 2 hours)'),
  'lab-lipid-profile': LIPID,
  'lab-heart-basic': [...LIPID, ...SUGAR, ...ELECTROLYTES, 'Creatinine', ...CBC],
  'lab-heart-advanced': [...LIPID, ...names('Apolipoprotein A1, Apolipoprotein B, Apo B/A1 ratio, Lipoprotein(a), hs-CRP, Homocysteine'), ...SUGAR, ...HBA1C, ...KIDNEY, ...THYROID, ...CBC],
  'lab-hs-crp': ['hs-CRP'],
  'lab-lipoprotein-a': ['Lipoprotein(a)'],
  'lab-homocysteine': ['Homocysteine'],
  'lab-nt-probnp': ['NT-proBNP'],
  'lab-electrolytes': ELECTROLYTES,
  'lab-thyroid-profile': THYROID,
  'lab-tsh': ['TSH'],
  'lab-free-thyroid': FREE_THYROID,
  'lab-anti-tpo': ['Anti-TPO antibodies'],
  'lab-thyroid-care': [...THYROID, ...LIPID, ...SUGAR, ...CBC, ...VITAMINS],
  'lab-thyroid-weight': [...THYROID, ...INSULIN, ...HBA1C, ...LIPID, ...LIVER],
  'lab-thyroid-pregnancy': names('TSH, Free T4, Anti-TPO antibodies'),
  'lab-women-wellness': [...CBC, ...IRON, ...THYROID, ...SUGAR, ...VITAMINS, ...LIVER, ...KIDNEY, ...LIPID],
  'lab-anaemia-panel': [...CBC, ...IRON, ...names('UIBC, Reticulocyte count, Peripheral smear')],
  'lab-pcos-panel': [...names('LH, FSH, LH/FSH ratio, Prolactin, Testosterone, DHEA-S'), ...INSULIN, ...THYROID],
  'lab-antenatal': [...names('ABO group, Rh factor'), ...CBC, ...names('Random blood sugar, TSH, HIV 1 and 2, HBsAg, VDRL'), ...URINE_SHORT],
  'lab-beta-hcg': ['Beta HCG'],
  'lab-amh': ['AMH'],
  'lab-prolactin': ['Prolactin'],
  'lab-hair-fall-women': [...IRON, ...THYROID, ...VITAMINS, ...CBC],
  'lab-senior-basic': SENIOR,
  'lab-senior-men': [...SENIOR, ...HBA1C, ...THYROID, ...VITAMINS, 'PSA'],
  'lab-senior-women': [...SENIOR, ...HBA1C, ...THYROID, ...VITAMINS, 'Phosphorus', ...IRON],
  'lab-psa': ['PSA'],
  'lab-arthritis-panel': [...names('Uric acid, RA factor, CRP, ESR, Calcium'), ...CBC],
  'lab-kidney-bp': ['Creatinine', 'eGFR', ...ELECTROLYTES, ...SUGAR, ...LIPID, ...MICROALBUMIN],
  'lab-memory-weakness': [...VITAMINS, ...THYROID, ...SUGAR, 'Sodium', ...CBC],
  'lab-fever-basic': FEVER,
  'lab-fever-advanced': [...FEVER, ...names('Dengue NS1, Dengue IgM, Dengue IgG'), ...LIVER, 'Creatinine', 'Urea'],
  'lab-dengue-ns1': ['Dengue NS1 antigen'],
  'lab-dengue-antibody': names('Dengue IgM, Dengue IgG'),
  'lab-malaria-antigen': names('Malaria antigen (Pv), Malaria antigen (Pf), Blood smear'),
  'lab-typhoid': names('Typhoid IgM, Typhi O, Typhi H, Paratyphi AH, Paratyphi BH'),
  'lab-chikungunya': ['Chikungunya IgM'],
  'lab-urine-culture': names('Urine culture, Antibiotic sensitivity'),
  'lab-hbsag': ['HBsAg'],
  'lab-vitamin-d': ['Vitamin D (25-OH)'],
  'lab-vitamin-b12': ['Vitamin B12'],
  'lab-vitamin-d-b12': VITAMINS,
  'lab-calcium': ['Calcium'],
  'lab-bone-panel': names('Calcium, Phosphorus, Alkaline phosphatase, Vitamin D (25-OH), Magnesium, PTH, Albumin, Total protein, Uric acid'),
  'lab-iron-studies': IRON,
  'lab-uric-acid': ['Uric acid'],
  'lab-vitamin-complete': [...names('Vitamin A, Vitamin E, Folate (B9), Vitamin B1, Vitamin B2, Vitamin B6, Vitamin C'), ...VITAMINS, ...IRON, ...names('Calcium, Phosphorus, Magnesium, Zinc, Copper')],
};
