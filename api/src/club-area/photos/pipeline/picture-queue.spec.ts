import { Readable } from 'node:stream';
import { aPicture } from '../../../../test/support/pictures.js';
import { UnavailableError } from '../../../platform/errors.js';
import { PictureQueue } from './picture-queue.js';

describe('the queue of pictures', () => {
  it('isn’t held up for others by somebody who sends large ones', async () => {
    const queue = new PictureQueue();
    const ended: string[] = [];
    const send = async (sender: string, bytes: Buffer) => {
      await queue.make(Readable.from([bytes]), 'photo', sender);
      ended.push(sender);
    };
    const large = await aPicture(4000, 4000);
    const flood = [1, 2, 3].map(() => send('greedy', large));
    await expect(send('greedy', large)).rejects.toThrow(UnavailableError);
    await Promise.all([...flood, aPicture(400, 400).then((small) => send('other', small))]);
    expect(ended.indexOf('other')).toBeLessThan(2);
  });
});
