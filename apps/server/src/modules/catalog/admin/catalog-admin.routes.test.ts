import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenShop, openShop } from '../../../../test/open-shop.ts';

let shop: OpenShop;
let token: string;
let customer: string;
let picture: Blob;

beforeAll(async () => {
  shop = await openShop();
  token = (await shop.signIn('admin')).accessToken;
  customer = (await shop.signIn('customer')).accessToken;
  const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#2a7' } })
    .png()
    .toBuffer();
  picture = new Blob([new Uint8Array(bytes)], { type: 'image/png' });
});

afterAll(() => shop.close());

type Value = string | Blob | (string | Blob)[];

function form(values: Record<string, Value>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) {
    for (const one of [value].flat()) {
      if (typeof one === 'string') data.append(name, one);
      else data.append(name, one, '../../etc/passwd.png');
    }
  }
  return data;
}

const send = (method: string, path: string, body?: unknown, who = token) =>
  shop.send(method, `/api/${path}`, { body, token: who });

/** As the shop shows it now; what follows changes and forgets old answers is tested with the change feed. */
const read = (path: string) => {
  shop.cache.dropAll();
  return shop.get(`/api/${path}`);
};

/** The catalogue's own paths; what is the same for all is tested once for each. */
const catalogues = [
  {
    name: 'grocery',
    category: 'grocery/categories',
    changeCategory: 'grocery/categories',
    subcategory: 'grocery/subcategories/create',
    changeSubcategory: 'grocery/subcategories',
    deleteSubcategory: 'grocery/subcategories/delete',
    product: 'grocery/products/create',
    changeProduct: 'grocery/products',
    deleteProduct: 'grocery/products',
    readProduct: 'grocery/product',
    end: '.',
    fields: { unit: 'pack', stock: '12', brand: 'Test Mill', tags: 'festive, New' },
  },
  {
    name: 'fruits',
    category: 'fruits-vegetables/categories',
    changeCategory: 'fruits-vegetables/categories',
    subcategory: 'fruits-vegetables/subcategories',
    changeSubcategory: 'fruits-vegetables/subcategories',
    deleteSubcategory: 'fruits-vegetables/subcategories',
    product: 'fruits-vegetables/product',
    changeProduct: 'fruits-vegetables/product',
    deleteProduct: 'fruits-vegetables/product',
    readProduct: 'fruits-vegetables/product',
    end: '',
    fields: { unit: 'kg', quantity: '1', origin: 'Bhopal', isOrganic: 'true', availability: 'true' },
  },
  {
    name: 'medicine',
    category: 'medicines/category',
    changeCategory: 'medicines/category',
    subcategory: 'medicines/subcategory',
    changeSubcategory: 'medicines/subcategory',
    deleteSubcategory: 'medicines/subcategory',
    product: 'medicines/product',
    changeProduct: 'medicines/product',
    deleteProduct: 'medicines',
    readProduct: 'medicines',
    end: '',
    fields: { stock: '30', expiryDate: '2028-01-31', brand: 'Nirog' },
  },
] as const;

describe.each(catalogues)('$name', (paths) => {
  let categoryId: string;
  let subcategoryId: string;
  let productId: string;

  test('a category is made with its picture, which can be seen at once', async () => {
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

  test('what a category needs is said in the documented words', async () => {
    const faults: [Record<string, Value>, string, string][] = [
      [{ image: picture }, 'name', `Category name is required${paths.end}`],
      [{ name: 'Empty' }, 'image', `Image is required for new category${paths.end}`],
      [{ name: 'Text', image: new Blob(['not a picture']) }, 'image', `Only JPG, PNG, WEBP allowed${paths.end}`],
      [{ name: 'Big', image: new Blob([new Uint8Array(2 * 1024 * 1024 + 1)]) }, 'image', `Max 2MB allowed${paths.end}`],
    ];
    for (const [values, field, sentence] of faults) {
      const { status, body } = await send('POST', paths.category, form(values));
      expect(status).toBeGreaterThanOrEqual(400);
      expect(body.fields).toEqual({ [field]: sentence });
      expect(body.message).toBe(sentence);
    }
    const twice = await send('POST', paths.category, form({ name: 'festive <B>things</B>', image: picture }));
    expect(twice.status).toBe(409);
    expect(twice.body.message).toBe('A category with this name exists already.');
  });

  test('a category is renamed and keeps its picture', async () => {
    const { status, body } = await send('PUT', `${paths.changeCategory}/${categoryId}`, form({ name: 'Festive' }));
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ _id: categoryId, name: 'Festive' });
    expect(body.data.image).toContain('/uploads/catalog/');
    if (paths.name === 'medicine') expect(body.data.slug).toBe('festive');
  });

  test('a subcategory needs all its fields', async () => {
    for (const values of [
      { name: 'Sweets', image: picture },
      { categoryId, image: picture },
    ]) {
      const { status, body } = await send('POST', paths.subcategory, form(values as Record<string, Value>));
      expect(status).toBe(400);
      expect(body.message).toBe('All fields are required');
    }
    const made = await send('POST', paths.subcategory, form({ name: 'Sweets', categoryId, image: picture }));
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    expect(made.body.data.categoryId).toEqual({ _id: categoryId, name: 'Festive' });
    subcategoryId = made.body.data._id;
    const twice = await send('POST', paths.subcategory, form({ name: 'sweets', categoryId, image: picture }));
    expect(twice.status).toBe(409);
    const renamed = await send('PUT', `${paths.changeSubcategory}/${subcategoryId}`, form({ name: 'Mithai' }));
    expect(renamed.body.data.name).toBe('Mithai');
  });

  test('a product is made and stands in the shop at once', async () => {
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

  test('a change keeps what it leaves out, and only the pictures that are named', async () => {
    const found = await read(`${paths.readProduct}/${productId}`);
    const [first, second] = found.body.data.images;
    const price = await send('PUT', `${paths.changeProduct}/${productId}`, { price: 180 });
    expect(price.body.data).toMatchObject({ price: 180, mrp: 250, name: 'Kaju <script>', images: [first, second] });
    const kept = await send(
      'PUT',
      `${paths.changeProduct}/${productId}`,
      form({ keepImages: [second], images: [picture] }),
    );
    expect(kept.body.data.images).toHaveLength(2);
    expect(kept.body.data.images[0]).toBe(second);
    const tooMany = await send(
      'PUT',
      `${paths.changeProduct}/${productId}`,
      form({ keepImages: JSON.stringify(kept.body.data.images), images: [picture, picture, picture, picture] }),
    );
    expect(tooMany.body.message).toBe('Max 5 images allowed.');
    const none = await send('PUT', `${paths.changeProduct}/${productId}`, form({ keepImages: '[]' }));
    expect(none.body.message).toBe('At least one image is required.');
    const replaced = await send('PUT', `${paths.changeProduct}/${productId}`, form({ images: [picture] }));
    expect(replaced.body.data.images).toHaveLength(1);
  });

  test('bad values are refused and change nothing', async () => {
    const whole = { ...paths.fields, name: 'X', price: '10', categoryId, subcategoryId, images: picture };
    const faults: [Record<string, Value>, string][] = [
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
    for (const [values, sentence] of faults) {
      const { status, body } = await send('POST', paths.product, form({ ...whole, ...values }));
      expect(status, sentence).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(body.message).toContain(sentence);
    }
    const { images: _, ...without } = whole;
    expect((await send('POST', paths.product, form(without))).body.message).toBe('At least one image is required.');
    const stale = await send('PUT', `${paths.changeProduct}/${productId}`, {
      price: 1,
      readAt: '2020-01-01T00:00:00.000Z',
    });
    expect(stale.status).toBe(409);
    expect((await read(`${paths.readProduct}/${productId}`)).body.data.price).toBe(180);
  });

  test('only an admin may write', async () => {
    const writes: [string, string][] = [
      ['POST', paths.category],
      ['PUT', `${paths.changeCategory}/${categoryId}`],
      ['POST', paths.subcategory],
      ['DELETE', `${paths.deleteSubcategory}/${subcategoryId}`],
      ['POST', paths.product],
      ['PUT', `${paths.changeProduct}/${productId}`],
      ['DELETE', `${paths.deleteProduct}/${productId}`],
    ];
    for (const [method, path] of writes) {
      expect((await send(method, path, method === 'DELETE' ? undefined : form({ name: 'x' }), customer)).status).toBe(
        403,
      );
      expect((await shop.send(method, `/api/${path}`)).status).toBe(401);
    }
  });

  test('a subcategory in use stays; when its product is gone it can go', async () => {
    const inUse = await send('DELETE', `${paths.deleteSubcategory}/${subcategoryId}`);
    expect(inUse.status).toBe(409);
    expect(inUse.body.message).toContain('is in use');
    const gone = await send('DELETE', `${paths.deleteProduct}/${productId}`);
    expect(gone.body).toEqual({ message: 'Successfully deleted' });
    expect((await read(`${paths.readProduct}/${productId}`)).status).toBe(404);
    expect((await send('DELETE', `${paths.deleteProduct}/${productId}`)).status).toBe(404);
    expect((await send('PUT', `${paths.changeProduct}/${productId}`, { price: 1 })).status).toBe(404);
    const deleted = await send('DELETE', `${paths.deleteSubcategory}/${subcategoryId}`);
    expect(deleted.status, JSON.stringify(deleted.body)).toBe(200);
  });

  test('every write is in the audit log, with what it changed', async () => {
    const { body } = await send('GET', `admin/audit?subjectId=${productId}`);
    expect(body.data.map((entry: { action: string }) => entry.action)).toEqual([
      'delete',
      'update',
      'update',
      'update',
      'create',
    ]);
    expect(body.data[3]).toMatchObject({
      subject: 'product',
      before: { pricePaise: 19950 },
      after: { pricePaise: 18000 },
    });
    expect((await send('GET', 'admin/audit', undefined, customer)).status).toBe(403);
  });
});

test('a dairy has an address and a rating, a milk product its delivery time', async () => {
  const bad = await send('POST', 'milk/create', form({ name: 'Test Dairy', rating: '5.5', image: picture }));
  expect(bad.body.fields).toHaveProperty('rating');
  const dairy = await send(
    'POST',
    'milk/create',
    form({ name: 'Test Dairy', address: 'Mandideep', rating: '4.3', image: picture }),
  );
  expect(dairy.body.data).toMatchObject({ name: 'Test Dairy', address: 'Mandideep', rating: 4.3 });
  const changed = await send('PUT', `milk/${dairy.body.data._id}`, form({ rating: '4.8' }));
  expect(changed.body.data).toMatchObject({ address: 'Mandideep', rating: 4.8 });
  expect(
    (
      await send(
        'POST',
        'milk-products/create',
        form({ name: 'A2', price: '40', quantity: '', categoryId: dairy.body.data._id, image: picture }),
      )
    ).body.message,
  ).toBe('Quantity is required.');
  const milk = await send(
    'POST',
    'milk-products/create',
    form({ name: 'A2', price: '40', quantity: '500', unit: 'ml', categoryId: dairy.body.data._id, image: picture }),
  );
  expect(milk.body.data).toMatchObject({ deliveryTime: '11 MINS', unit: 'ml', quantity: 500, mrp: 40 });
  expect((await send('DELETE', `milk-products/${milk.body.data._id}`)).status).toBe(200);
  expect((await send('DELETE', `milk/${dairy.body.data._id}`)).status).toBe(404);
});

test('a health check is a group of lab tests and stays while it has some', async () => {
  const check = await send(
    'POST',
    'health-checks/create',
    form({ title: 'Travel', description: 'Before a trip', image: picture }),
  );
  expect(check.body.data).toMatchObject({ title: 'Travel', description: 'Before a trip' });
  const id = check.body.data._id;
  const lab = await send(
    'POST',
    'lab-tests/create',
    form({ name: 'Malaria', price: '300', mrp: '400', healthCheck: id, image: picture }),
  );
  expect(lab.body.data).toMatchObject({
    includedTests: 1,
    location: 'Bhopal',
    discountPercentage: 25,
    healthCheck: { _id: id },
  });
  expect((await send('DELETE', `health-checks/${id}`)).status).toBe(409);
  expect((await send('PUT', `lab-tests/${lab.body.data._id}`, { includedTests: 3 })).body.data.includedTests).toBe(3);
  await send('DELETE', `lab-tests/${lab.body.data._id}`);
  expect((await send('DELETE', `health-checks/${id}`)).body.message).toContain('Hidden');
  const list = await read('health-checks');
  expect(list.body.data.map((one: { _id: string }) => one._id)).not.toContain(id);
  expect((await send('POST', 'health-checks/create', form({ image: picture }))).body.message).toBe(
    'Title is required.',
  );
});

const popular = [
  ['everything/popular-veggies-products', 'everything/filter-popular-veggies', 'fruits-vegetables'],
  ['everything/grocery-products', 'everything/filter-grocery-categories-with-products', 'grocery/products'],
  ['everything/dairy-products', 'everything/dairy-categories-product', 'milk-products'],
] as const;

test.each(popular)(
  '%s puts products under the chosen category and takes them out again',
  async (path, list, products) => {
    const all = (await shop.get(`/api/${list}`)).body.data as { _id: string; products: { _id: string }[] }[];
    const category = all.at(-1);
    const shelf = (await shop.get(`/api/${products}?limit=100`)).body.data as { _id: string }[];
    const product = shelf.find(({ _id }) => !all.some((one) => one.products.some((card) => card._id === _id)));
    const nothing = await send('POST', path, { categoryId: category?._id, productIds: [] });
    expect(nothing.body.message).toBe('Please select a category and at least one product');
    const mapped = await send('POST', path, { categoryId: category?._id, productIds: [product?._id] });
    expect(mapped.body.message).toBe('Products mapped successfully!');
    const under = async () => {
      shop.cache.dropAll();
      const lists = (await shop.get(`/api/${list}`)).body.data as typeof all;
      return lists.filter((one) => one.products.some((card) => card._id === product?._id)).map((one) => one._id);
    };
    expect(await under()).toEqual([category?._id]);
    expect((await send('DELETE', `${path}/${product?._id}`)).body.message).toBe('Product removed from category');
    expect(await under()).toEqual([]);
    expect((await send('DELETE', `${path}/${product?._id}`)).status).toBe(404);
  },
);

test('popular medicines take a list called productId, and leave by body or query', async () => {
  const list = 'everything/filter-medicine-categories-products';
  const [category] = (await shop.get(`/api/${list}`)).body.data;
  const [first, second] = category.products;
  const categoryId = category._id;
  expect(
    (await send('DELETE', 'everything/filter-medicine/delete-product', { productId: first._id, categoryId })).status,
  ).toBe(200);
  expect(
    (await send('DELETE', `everything/filter-medicine/delete-product?categoryId=${categoryId}&productId=${second._id}`))
      .status,
  ).toBe(200);
  const back = await send('POST', 'everything/filter-medicine/add-product', {
    categoryId,
    productId: [first._id, second._id],
  });
  expect(back.body.data.productIds).toEqual([first._id, second._id]);
  expect((await send('POST', 'everything/filter-medicine/add-product', { categoryId })).body.message).toBe(
    'Please select a category and at least one product',
  );
});

test('the filter of fruit grows by category, subcategory and products', async () => {
  const category = await send('POST', 'filter/categories', { name: 'By colour', description: 'Red and green' });
  expect(category.body).toMatchObject({ data: { name: 'By colour' }, message: 'Category created' });
  const sub = await send('POST', 'filter/subcategories', { categoryId: category.body.data._id, name: 'Red' });
  expect(sub.body).toMatchObject({
    data: { name: 'Red', categoryId: { name: 'By colour' } },
    message: 'Subcategory created',
  });
  const subcategoryId = sub.body.data._id;
  const [fruit] = (await shop.get('/api/fruits-vegetables')).body.data;
  const [grocery] = (await shop.get('/api/grocery/products')).body.data;
  expect(
    (await send('POST', 'filter/filter-products', { subcategoryId, productIds: [fruit._id, grocery._id] })).status,
  ).toBe(400);
  expect((await send('POST', 'filter/filter-products', { subcategoryId, productIds: [fruit._id] })).status).toBe(200);
  expect((await shop.get(`/api/filter/subcategories/products/${subcategoryId}`)).body.data).toHaveLength(1);
  expect((await send('DELETE', `filter/categories/${category.body.data._id}`)).status).toBe(409);
  expect((await send('DELETE', `filter/filter-products/${subcategoryId}.${fruit._id}`)).status).toBe(200);
  expect((await send('DELETE', `filter/subcategories/${subcategoryId}`)).status).toBe(200);
  expect((await send('DELETE', `filter/categories/${category.body.data._id}`)).status).toBe(200);
});

test('two people never make the same category', async () => {
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => send('POST', 'grocery/categories', form({ name: 'Race', image: picture }))),
  );
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409]);
});

test('the console finds products by word, code, shelf and state, page by page', async () => {
  const first = await send('GET', 'admin/products?catalogue=grocery&sort=name&limit=5');
  expect(first.body.data).toHaveLength(5);
  const second = await send(
    'GET',
    `admin/products?catalogue=grocery&sort=name&limit=5&cursor=${first.body.nextCursor}`,
  );
  const names = [...first.body.data, ...second.body.data].map((row: { name: string }) => row.name.toLowerCase());
  expect(new Set(names).size).toBe(10);
  for (const sort of ['price', '-price', 'stock', '-stock', '-updated', 'shelf']) {
    const seen = new Set<string>();
    let cursor = '';
    for (let round = 0; round < 4; round++) {
      const { body } = await send('GET', `admin/products?catalogue=fruits&sort=${sort}&limit=50${cursor}`);
      for (const row of body.data) seen.add(row._id);
      if (!body.nextCursor) break;
      cursor = `&cursor=${body.nextCursor}`;
    }
    expect(seen.size, sort).toBe(
      (await shop.database.pool.query("select 1 from products where catalogue = 'fruits' and deleted_at is null"))
        .rowCount,
    );
  }
  const found = await send('GET', 'admin/products?q=toma%20desi');
  expect(found.body.data[0].name).toContain('Tomato');
  expect((await send('GET', 'admin/products?q=lizol&catalogue=grocery')).body.data.length).toBeGreaterThan(0);
  expect((await send('GET', 'admin/products?q=%20%26%7C%21%3A*&catalogue=grocery')).status).toBe(200);
});

test('price and stock are changed in place, and the low-stock list follows', async () => {
  const [row] = (await send('GET', 'admin/products?catalogue=fruits&state=on-sale&limit=1')).body.data;
  const changed = await send('PATCH', `admin/products/${row._id}`, { price: 1.5, stock: 0 });
  expect(changed.body.data).toMatchObject({ price: 1.5, stock: 0, mrp: row.mrp });
  expect((await send('GET', 'admin/low-stock?limit=1')).body.data[0].stock).toBe(0);
  expect((await send('PATCH', `admin/products/${row._id}`, { price: row.mrp + 1 })).status).toBe(400);
  expect((await send('PATCH', `admin/products/${row._id}`, { stock: 1.5 })).status).toBe(400);
  expect((await send('PATCH', `admin/products/${row._id}`, { price: 1 }, customer)).status).toBe(403);
  expect((await read(`products/${row._id}`)).body.data.price).toBe(1.5);
});

test('a hidden category leaves the shop and stays in the console', async () => {
  const [shelf] = (await send('GET', 'admin/categories?catalogue=grocery')).body.data;
  await send('PATCH', `admin/categories/${shelf._id}`, { isHidden: true });
  const ids = (await read('grocery/categories')).body.data.map((one: { _id: string }) => one._id);
  expect(ids).not.toContain(shelf._id);
  expect((await send('GET', 'admin/categories?catalogue=grocery')).body.data[0]).toMatchObject({
    _id: shelf._id,
    isHidden: true,
  });
  expect((await send('PATCH', `admin/categories/${shelf._id}`, { isHidden: false })).body.data.isHidden).toBe(false);
});

test('a pinned product stands first in its promotional list until the pin is taken off', async () => {
  const [, second] = (await read('grocery/products')).body.data;
  const path = 'admin/promotions/superdeal/products';
  expect((await send('POST', path, { productIds: [] })).status).toBe(400);
  expect((await send('POST', 'admin/promotions/nothing/products', { productIds: [second._id] })).status).toBe(400);
  expect((await send('POST', path, { productIds: [second._id] })).status).toBe(200);
  const pins = (await send('GET', 'admin/promotions')).body.data as { promotion: string; product: { _id: string } }[];
  expect(pins.some((pin) => pin.promotion === 'superdeal' && pin.product._id === second._id)).toBe(true);
  const shown = (await read('promotions/superdeal')).body.data.map((card: { _id: string }) => card._id);
  expect(shown).toContain(second._id);
  expect((await send('DELETE', `${path}/${second._id}`)).status).toBe(200);
  expect((await send('DELETE', `${path}/${second._id}`)).status).toBe(404);
});
