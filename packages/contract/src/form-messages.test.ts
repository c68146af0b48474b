import { CATALOGS } from '@subah/rules/catalog/catalogs';
import { expect, test } from 'vitest';
import { productForm } from './catalog/catalog-forms.ts';
import { couponsEndpoints } from './coupons/coupons.ts';
import { AreaForm } from './delivery/delivery.ts';
import { DeliverySettings } from './delivery/delivery-settings.ts';
import { doctorForm } from './healthcare/healthcare-admin.ts';
import { SupplierForm } from './purchases/purchases.ts';
import { AnnouncementForm } from './shop/announcements.ts';
import { HomeCardForm } from './shop/home-cards.ts';
import { TestimonialForm } from './testimonials/testimonials.ts';

const FORMS = {
  ...Object.fromEntries(CATALOGS.map((catalog) => [catalog, productForm(catalog, true)])),
  coupon: couponsEndpoints['POST admin/coupons'].body,
  doctor: doctorForm(true),
  supplier: SupplierForm,
  announcement: AnnouncementForm,
  area: AreaForm,
  delivery: DeliverySettings,
  homeCard: HomeCardForm,
  testimonial: TestimonialForm,
};

/** What fields of a form can be filled with. */
const INPUTS = ['', 'abc', '-5', '1.234', '99999999999999', 'x'.repeat(6000), Array(500).fill('12').join(',')];

/** Sentences of the validator for developers; a switch sends no other value than its own. */
const TECHNICAL = /^(Invalid input(?!: expected boolean)|Invalid (number|string)|Too (small|big))/;

/** Fields that the form sets itself. */
const NOT_TYPED = ['expiryDate', 'keepImages', 'existingImages', 'clinic', 'availability', 'windows'];

test.each(Object.entries(FORMS))('refuses what is typed into the form of %s with a sentence of ours', (_name, form) => {
  const fields = Object.keys(form.shape).filter((field) => !NOT_TYPED.includes(field));
  const messages = INPUTS.flatMap((input) => {
    const { error } = form.safeParse(Object.fromEntries(fields.map((field) => [field, input])));
    return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
  });
  expect([...new Set(messages.filter((line) => TECHNICAL.test(line.replace(/^.*?: /, ''))))]).toEqual([]);
});
