import type { DemoCategory } from '../demo-product.ts';
import { antibiotics } from './antibiotics.ts';
import { ayurvedaHerbal } from './ayurveda-herbal.ts';
import { coughColdAllergy } from './cough-cold-allergy.ts';
import { feverPain } from './fever-pain.ts';
import { firstAidDevices } from './first-aid-devices.ts';
import { heartDiabetes } from './heart-diabetes.ts';
import { skinHair } from './skin-hair.ts';
import { stomachDigestion } from './stomach-digestion.ts';
import { vitaminsNutrition } from './vitamins-nutrition.ts';
import { womenBaby } from './women-baby.ts';

export const medicine: DemoCategory[] = [feverPain, coughColdAllergy, stomachDigestion, heartDiabetes, antibiotics, skinHair, vitaminsNutrition, firstAidDevices, ayurvedaHerbal, womenBaby];
