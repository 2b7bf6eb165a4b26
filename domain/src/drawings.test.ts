import * as screens from '../../shared-ui/src/components/crest/crest-design.ts';
import { STAR_PATH as SCREEN_STAR } from '../../shared-ui/src/components/star-rating/star-path.ts';
import { crestDesign, FIELDS, SHIELD } from './crest.ts';
import { STAR_PATH } from './star.ts';

// Until the screens take these from the domain, share images and screens must not drift apart.
describe('what share images and screens both draw', () => {
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
