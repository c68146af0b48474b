import type { PackshotTemplate } from '../packshot.ts';
import { bottle, dropper, pet } from './bottles.ts';
import { box, brick, carton, incense } from './boxes.ts';
import { eggs } from './eggs.ts';
import { can, cup, jar } from './jars.ts';
import { blister, device, kit, tube } from './medicine.ts';
import { milkbag, pouch, sachet, sack } from './pouches.ts';
import { bananas, bowl, bunch, crate, loose } from './produce.ts';
import type { Template } from './template.ts';
import { block, flowpack, loaf } from './wrappers.ts';

export const TEMPLATES: Record<PackshotTemplate, Template> = {
  pouch,
  sachet,
  carton,
  box,
  jar,
  cup,
  bottle,
  tube,
  blister,
  crate,
  bowl,
  loose,
  bunch,
  bananas,
  eggs,
  loaf,
  flowpack,
  can,
  pet,
  milkbag,
  dropper,
  brick,
  block,
  sack,
  device,
  incense,
  kit,
};
