import { drawableText } from './card-shapes.js';

describe('text of an image', () => {
  it.each([
    ['Leeds Lions', 'Leeds Lions'],
    ['  Ashby \n\t Rovers ', 'Ashby Rovers'],
    ['Clwb Pêl-droed Tŷ’r Ŵyl & “Żaki” – U9s', 'Clwb Pêl-droed Tŷ’r Ŵyl & “Żaki” – U9s'],
    ['Lions 🦁⚽️ FC', 'Lions FC'],
    ['1️⃣ Club 👩‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿', '1 Club'],
    ['a\u202Eb\uFEFFc\0d', 'ab cd'],
    ['نادي Leeds', 'Leeds'],
    ['🦁🦁', 'A club'],
    ['Ω 足球', 'A club'],
    ['…!', 'A club'],
    ['\ud800', 'A club'],
    ['', 'A club'],
  ])('of %j is %j', (text, drawn) => expect(drawableText(text, 'A club')).toBe(drawn));
});
