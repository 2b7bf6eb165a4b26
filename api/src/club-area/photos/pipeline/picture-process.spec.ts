import { aPicture } from '../../../../test/support/pictures.js';
import { makeApart } from './picture-process.js';
import { UnfitPictureError } from './sniff-picture.js';

describe('making a picture in a process of its own', () => {
  it('gives the same files as making it here', async () => {
    const made = await makeApart(await aPicture(), 'photo');
    expect([made.width, made.height]).toEqual([360, 240]);
    expect(made.files.map(({ width, format, data }) => [width, format, data.length > 100])).toEqual(
      [320, 800, 1600].flatMap((width) => ['avif', 'webp'].map((format) => [width, format, true])),
    );
  });

  it('passes a refusal on', async () => {
    const refusal = makeApart(Buffer.from('GIF89a…'), 'photo');
    await expect(refusal).rejects.toThrow(UnfitPictureError);
    await expect(refusal).rejects.toThrow('GIF files can’t be used');
  });

  it('ends with a picture that takes too long', async () => {
    const refusal = makeApart(await aPicture(), 'photo', 20);
    await expect(refusal).rejects.toThrow(UnfitPictureError);
    await expect(refusal).rejects.toThrow('takes too long to read');
  });
});
