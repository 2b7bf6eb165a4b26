import * as screens from '../../../shared-ui/src/components/crest/crest-design.js';
import { STAR_PATH as SCREEN_STAR } from '../../../shared-ui/src/components/star-rating/star-path.js';
import { STAR_PATH } from './card-shapes.js';
import { crestDesign, FIELDS, SHIELD } from './crest-design.js';

describe('what images and screens both draw', () => {
  it('has the same crest for the same name', () => {
    const places = ['Leeds', 'Éclair Park', 'St Bride’s', 'The Harbour', 'Ŵyl', ' ashby ', '', '7'];
    const kinds = ['Lions', 'Rovers FC', 'Youth Football Club', 'Juniors Blues', 'of the Vale'];
    const names = places.flatMap((place) =>
      kinds.flatMap((kind) => [1, 2, 3, 4, 5].map((n) => `${place} ${kind} ${n}`)),
    );
    for (const name of names) expect(crestDesign(name)).toEqual(screens.crestDesign(name));
  });

  it('has the same outlines', () => {
    expect({ SHIELD, FIELDS, STAR_PATH }).toEqual({
      SHIELD: screens.SHIELD,
      FIELDS: screens.FIELDS,
      STAR_PATH: SCREEN_STAR,
    });
  });
});
