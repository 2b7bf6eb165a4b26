import { mainPhotoAddress, photoKeyIn, photoSourceSet } from './club-photos.ts';

const key = '0123456789abcdef01234567';

test('a picture is named by its middle width, and found by that address', () => {
  expect(mainPhotoAddress('photo', key)).toBe(`/api/photos/${key}/800.webp`);
  expect(mainPhotoAddress('logo', key)).toBe(`/api/photos/${key}/192.webp`);
  expect(photoKeyIn(mainPhotoAddress('logo', key))).toBe(key);
});

test.each([
  null,
  undefined,
  '',
  'https://lions.example/1.jpg',
  `https://a.example/api/photos/${key}/800.webp`,
])('the address %p isn’t ours', (address) => expect(photoKeyIn(address)).toBeUndefined());

test('a source set says how wide each file really is', () => {
  expect(photoSourceSet({ kind: 'photo', key, width: 1600 }, 'avif')).toBe(
    `/api/photos/${key}/320.avif 320w, /api/photos/${key}/800.avif 800w, /api/photos/${key}/1600.avif 1600w`,
  );
  expect(photoSourceSet({ kind: 'photo', key, width: 640 }, 'webp', '?a=1')).toBe(
    `/api/photos/${key}/320.webp?a=1 320w, /api/photos/${key}/1600.webp?a=1 640w`,
  );
});
