import { expect, test } from 'vitest';
import { mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { PrescriptionPhotos } from './prescription-photos.tsx';

const photo = () => ({ body: 'photo' });

test('asks for as many photos as the prescription has', async () => {
  const calls = mockApi({
    'GET admin/prescriptions/slip': () => ({ body: { data: { images: ['first', 'second'] } } }),
    'GET medical/presciptions/slip/images/1': photo,
    'GET medical/presciptions/slip/images/2': photo,
  });
  const screen = await renderScreen(<PrescriptionPhotos id="slip" />, '', 'pharmacist');
  await expect.element(screen.getByRole('img', { name: /page 2/ })).toBeInTheDocument();
  expect(calls.map(({ call }) => call).filter((call) => call.includes('images'))).toEqual([
    'GET medical/presciptions/slip/images/1',
    'GET medical/presciptions/slip/images/2',
  ]);
});
