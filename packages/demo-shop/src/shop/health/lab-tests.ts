import type { DemoCategory } from '../demo-product.ts';
import { diabetesCheck } from './check-diabetes.ts';
import { feverCheck } from './check-fever.ts';
import { fullBodyCheck } from './check-full-body.ts';
import { heartCheck } from './check-heart.ts';
import { seniorCheck } from './check-senior.ts';
import { thyroidCheck } from './check-thyroid.ts';
import { vitaminBoneCheck } from './check-vitamin-bone.ts';
import { womenCheck } from './check-women.ts';

export const healthChecks: DemoCategory[] = [fullBodyCheck, diabetesCheck, heartCheck, thyroidCheck, womenCheck, seniorCheck, feverCheck, vitaminBoneCheck];
