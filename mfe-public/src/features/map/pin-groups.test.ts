import { groupPins } from './pin-groups';

describe('pins on the screen', () => {
  it('stay single if there is room', () => {
    expect(groupPins([])).toEqual([]);
    expect(
      groupPins([
        { x: 0, y: 0 },
        { x: 35, y: 0 },
        { x: 0, y: 31 },
      ]),
    ).toEqual([[0], [1], [2]]);
  });

  it('are grouped if they would overlap', () => {
    expect(
      groupPins([
        { x: 0, y: 0 },
        { x: 100, y: 0 },
        { x: 10, y: -10 },
        { x: 120, y: 20 },
        { x: 0, y: 0 },
      ]),
    ).toEqual([
      [0, 2, 4],
      [1, 3],
    ]);
  });
});
