import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FormValue, form, type OpenConsole, openConsole } from '../../../../test/open-console.ts';

let shop: OpenConsole['shop'];
let send: OpenConsole['send'];
let read: OpenConsole['read'];
let customer: OpenConsole['customer'];
let picture: OpenConsole['picture'];

beforeAll(async () => {
  ({ shop, send, read, customer, picture } = await openConsole());
});

afterAll(() => shop.close());

const catalogs = [
  {
    name: 'grocery',
    category: 'grocery/categories',
    updateCategory: 'grocery/categories',
    subcategory: 'grocery/subcategories/create',
    updateSubcategory: 'grocery/subcategories',
    deleteSubcategory: 'grocery/subcategories/delete',
    product: 'grocery/products/create',
    updateProduct: 'grocery/products',
    deleteProduct: 'grocery/products',
    readProduct: 'grocery/product',
    end: '.',
    fields: { unit: 'pack', stock: '12', brand: 'Test Mill', tags: 'festive, New' },
  },
  {
    name: 'fruits',
    category: 'fruits-vegetables/categories',
    updateCategory: 'fruits-vegetables/categories',
    subcategory: 'fruits-vegetables/subcategories',
    updateSubcategory: 'fruits-vegetables/subcategories',
    deleteSubcategory: 'fruits-vegetables/subcategories',
    product: 'fruits-vegetables/product',
    updateProduct: 'fruits-vegetables/product',
    deleteProduct: 'fruits-vegetables/product',
    readProduct: 'fruits-vegetables/product',
    end: '',
    fields: { unit: 'kg', quantity: '1', origin: 'Bhopal', isOrganic: 'true', availability: 'true' },
  },
  {
    name: 'medicine',
    category: 'medicines/category',
    updateCategory: 'medicines/category',
    subcategory: 'medicines/subcategory',
    updateSubcategory: 'medicines/subcategory',
    deleteSubcategory: 'medicines/subcategory',
    product: 'medicines/product',
    updateProduct: 'medicines/product',
    deleteProduct: 'medicines',
    readProduct: 'medicines',
    end: '',
    fields: { stock: '30', expiryDate: '2028-01-31', brand: 'Nirog' },
  },
] as const;

describe.each(catalogs)('$name', (paths) => {
  let categoryId: string;
  let subcategoryId: string;
  let productId: string;

  test('creates a category with a picture', async () => {
    const { status, body } = await send(
      'POST',
      paths.category,
      form({ name: ' Festive <b>things</b> ', image: picture }),
    );
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.message).toBe('Successfully created');
    expect(body.data.name).toBe('Festive <b>things</b>');
    categoryId = body.data._id;
    const seen = await fetch(`${shop.address}${body.data.image}`);
    expect(seen.status).toBe(200);
    expect(seen.headers.get('content-type')).toBe('image/webp');
    expect(body.data.image).not.toContain('passwd');
  });

  test('rejects an incomplete category with the documented messages', async () => {
    const faults: [Record<string, FormValue>, string, string][] = [
      [{ image: picture }, 'name', `Category name is required${paths.end}`],
      [{ name: 'Empty' }, 'image', `Image is required for new category${paths.end}`],
      [{ name: 'Text', image: new Blob(['not a picture']) }, 'image', `Only JPG, PNG, WEBP allowed${paths.end}`],
      [{ name: 'Big', image: new Blob([new Uint8Array(2 * 1024 * 1024 + 1)]) }, 'image', `Max 2MB allowed${paths.end}`],
    ];
    for (const [values, field, message] of faults) {
      const { status, body } = await send('POST', paths.category, form(values));
      expect(status).toBeGreaterThanOrEqual(400);
      expect(body.fields).toEqual({ [field]: message });
      expect(body.message).toBe(message);
    }
    const twice = await send('POST', paths.category, form({ name: 'festive <B>things</B>', image: picture }));
    expect(twice.status).toBe(409);
    expect(twice.body.message).toBe('A category with this name exists already.');
  });

  test('renames a category and keeps its picture', async () => {
    const { status, body } = await send('PUT', `${paths.updateCategory}/${categoryId}`, form({ name: 'Festive' }));
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ _id: categoryId, name: 'Festive' });
    expect(body.data.image).toContain('/uploads/catalog/');
    if (paths.name === 'medicine') expect(body.data.slug).toBe('festive');
    const update = async (values: Record<string, FormValue>) =>
      (await send('PUT', `${paths.updateCategory}/${categoryId}`, form(values))).body.data;
    expect((await update({ hindiName: ' त्योहार ' })).hindiName).toBe('त्योहार');
    expect(await update({ name: 'Festive' })).toMatchObject({ name: 'Festive', hindiName: 'त्योहार' });
  });

  test('rejects an incomplete subcategory', async () => {
    for (const values of [
      { name: 'Sweets', image: picture },
      { categoryId, image: picture },
    ]) {
      const { status, body } = await send('POST', paths.subcategory, form(values as Record<string, FormValue>));
      expect(status).toBe(400);
      expect(body.message).toBe('All fields are required');
    }
    const made = await send('POST', paths.subcategory, form({ name: 'Sweets', categoryId, image: picture }));
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    expect(made.body.data.categoryId).toEqual({ _id: categoryId, name: 'Festive', hindiName: 'त्योहार' });
    subcategoryId = made.body.data._id;
    const twice = await send('POST', paths.subcategory, form({ name: 'sweets', categoryId, image: picture }));
    expect(twice.status).toBe(409);
    const rename = form({ name: 'Mithai', hindiName: 'मिठाई' });
    const renamed = await send('PUT', `${paths.updateSubcategory}/${subcategoryId}`, rename);
    expect(renamed.body.data).toMatchObject({ name: 'Mithai', hindiName: 'मिठाई' });
  });

  test('creates a product that is listed at once', async () => {
    const before = await shop.get(
      `/api/${paths.name === 'medicine' ? 'medicines/products/subcategory' : paths.name === 'fruits' ? 'fruits-vegetables/product/subcategory' : 'grocery/products'}/${subcategoryId}`,
    );
    expect(before.body.data).toEqual([]);
    const { status, body } = await send(
      'POST',
      paths.product,
      form({
        ...paths.fields,
        name: 'Kaju <script>',
        price: '199.50',
        mrp: '250',
        description: '<p onclick="x()">Good</p><script>bad()</script>',
        categoryId,
        subcategoryId,
        images: [picture, picture],
      }),
    );
    expect(status, JSON.stringify(body)).toBe(200);
    productId = body.data._id;
    expect(body.data).toMatchObject({
      name: 'Kaju <script>',
      price: 199.5,
      mrp: 250,
      percentOff: 20,
      description: '<p>Good</p>',
    });
    expect(body.data.images).toHaveLength(2);
    for (const path of body.data.images) expect((await fetch(`${shop.address}${path}`)).status).toBe(200);
    const found = await read(`${paths.readProduct}/${productId}`);
    expect(found.body.data.subcategoryId._id).toBe(subcategoryId);
    expect(found.body.data.stock).toBeGreaterThan(0);
  });

  test('keeps omitted fields and only the named pictures on update', async () => {
    const found = await read(`${paths.readProduct}/${productId}`);
    const [first, second] = found.body.data.images;
    const price = await send('PUT', `${paths.updateProduct}/${productId}`, { price: 180 });
    expect(price.body.data).toMatchObject({ price: 180, mrp: 250, name: 'Kaju <script>', images: [first, second] });
    const kept = await send(
      'PUT',
      `${paths.updateProduct}/${productId}`,
      form({ keepImages: [second], images: [picture] }),
    );
    expect(kept.body.data.images).toHaveLength(2);
    expect(kept.body.data.images[0]).toBe(second);
    const tooMany = await send(
      'PUT',
      `${paths.updateProduct}/${productId}`,
      form({ keepImages: JSON.stringify(kept.body.data.images), images: [picture, picture, picture, picture] }),
    );
    expect(tooMany.body.message).toBe('Max 5 images allowed.');
    const reversed = kept.body.data.images.toReversed();
    const reordered = await send(
      'PUT',
      `${paths.updateProduct}/${productId}`,
      form({ keepImages: JSON.stringify(reversed) }),
    );
    expect(reordered.body.data.images).toEqual(reversed);
    const none = await send('PUT', `${paths.updateProduct}/${productId}`, form({ keepImages: '[]' }));
    expect(none.body.message).toBe('At least one image is required.');
    const replaced = await send('PUT', `${paths.updateProduct}/${productId}`, form({ images: [picture] }));
    expect(replaced.body.data.images).toHaveLength(1);
  });

  test('rejects invalid values without a change', async () => {
    const whole = { ...paths.fields, name: 'X', price: '10', categoryId, subcategoryId, images: picture };
    const faults: [Record<string, FormValue>, string][] = [
      [{ name: ' ' }, 'Product name is required.'],
      [{ price: '' }, 'Price is required.'],
      [{ price: '-3' }, 'Price must be above zero.'],
      [{ price: '10', mrp: '5' }, 'The price cannot be above the MRP.'],
      [{ subcategoryId: '' }, 'Select a subcategory.'],
      [{ unit: 'ton' }, 'Unit must be one of'],
      [{ stock: '-1' }, 'At least 0.'],
      [{ images: new Blob(['GIF89a']) }, 'Only JPG, PNG, WEBP allowed.'],
      [{ images: new Blob([new Uint8Array(2 * 1024 * 1024 + 1)]) }, 'Max 2MB per image.'],
      [{ images: Array.from({ length: 6 }, () => picture) }, 'Max 5 images allowed.'],
      [{ subcategoryId: productId }, 'Subcategory not found.'],
    ];
    for (const [values, message] of faults) {
      const { status, body } = await send('POST', paths.product, form({ ...whole, ...values }));
      expect(status, message).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(body.message).toContain(message);
    }
    const { images: _, ...without } = whole;
    expect((await send('POST', paths.product, form(without))).body.message).toBe('At least one image is required.');
    const stale = await send('PUT', `${paths.updateProduct}/${productId}`, {
      price: 1,
      readAt: '2020-01-01T00:00:00.000Z',
    });
    expect(stale.status).toBe(409);
    expect((await read(`${paths.readProduct}/${productId}`)).body.data.price).toBe(180);
  });

  test('rejects writes without the admin role', async () => {
    const writes: [string, string][] = [
      ['POST', paths.category],
      ['PUT', `${paths.updateCategory}/${categoryId}`],
      ['POST', paths.subcategory],
      ['DELETE', `${paths.deleteSubcategory}/${subcategoryId}`],
      ['POST', paths.product],
      ['PUT', `${paths.updateProduct}/${productId}`],
      ['DELETE', `${paths.deleteProduct}/${productId}`],
    ];
    for (const [method, path] of writes) {
      expect((await send(method, path, method === 'DELETE' ? undefined : form({ name: 'x' }), customer)).status).toBe(
        403,
      );
      expect((await shop.send(method, `/api/${path}`)).status).toBe(401);
    }
  });

  test('deletes a subcategory only when it has no products', async () => {
    const inUse = await send('DELETE', `${paths.deleteSubcategory}/${subcategoryId}`);
    expect(inUse.status).toBe(409);
    expect(inUse.body.message).toContain('is in use');
    const gone = await send('DELETE', `${paths.deleteProduct}/${productId}`);
    expect(gone.body).toEqual({ message: 'Successfully deleted' });
    expect((await read(`${paths.readProduct}/${productId}`)).status).toBe(404);
    expect((await send('DELETE', `${paths.deleteProduct}/${productId}`)).status).toBe(404);
    expect((await send('PUT', `${paths.updateProduct}/${productId}`, { price: 1 })).status).toBe(404);
    const deleted = await send('DELETE', `${paths.deleteSubcategory}/${subcategoryId}`);
    expect(deleted.status, JSON.stringify(deleted.body)).toBe(200);
  });

  test('records every write in the audit log', async () => {
    const { body } = await send('GET', `admin/audit?subjectId=${productId}`);
    expect(body.data.map((entry: { action: string }) => entry.action)).toEqual([
      'delete',
      'update',
      'update',
      'update',
      'update',
      'create',
    ]);
    expect(body.data).toContainEqual(
      expect.objectContaining({
        subject: 'product',
        before: expect.objectContaining({ pricePaise: 19950 }),
        after: expect.objectContaining({ pricePaise: 18000 }),
      }),
    );
    expect((await send('GET', 'admin/audit', undefined, customer)).status).toBe(403);
  });
});

test('creates a category once for two concurrent requests', async () => {
  const responses = await Promise.all(
    Array.from({ length: 4 }, () => send('POST', 'grocery/categories', form({ name: 'Race', image: picture }))),
  );
  expect(responses.map((response) => response.status).sort()).toEqual([200, 409, 409, 409]);
});
