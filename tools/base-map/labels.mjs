/**
 * The names on the base map: towns of the product's own list, and cities with their sizes from Natural Earth.
 */

/** Cities that are labelled from afar, as far as they fit. */
const LARGE = 400_000;

/** Natural Earth's names that aren't the usual ones. */
const USUAL_NAMES = {
  Newcastle: 'Newcastle upon Tyne',
  'Kingston upon Hull': 'Hull',
  Stoke: 'Stoke-on-Trent',
  Brighton: 'Brighton and Hove',
};
const LEFT_OUT = new Set(['Londonderry', 'Lisburn', 'Omagh']);

/**
 * Names with places, the most important first.
 * @param towns the api's list of towns and districts
 * @param places features of Natural Earth's populated places
 * @param {number} perDegree how exact coordinates are
 * @returns {{ from: number, names: string[], at: number[] }[]} groups by the zoom level they're shown from; `at` has a
 *   longitude and a latitude for each name
 */
export function toLabels(towns, places, perDegree) {
  const cities = places
    .map(({ properties }) => properties)
    .filter(
      ({ adm0_a3: country, name }) =>
        (['GBR', 'IMN'].includes(country) && !LEFT_OUT.has(name)) || (country === 'IRL' && name === 'Dublin'),
    )
    .sort((a, b) => b.pop_max - a.pop_max)
    .map(({ name, latitude, longitude, pop_max: size }) => ({
      name: USUAL_NAMES[name] ?? name,
      latitude,
      longitude,
      size,
    }));
  const known = new Set(cities.map(({ name }) => name));
  const isNew = ({ name }) => !known.has(name) && known.add(name);
  const getDistricts = (city) => towns.filter((town) => town.city === city);
  const otherCities = [...new Set(towns.map(({ city }) => city))]
    .filter((city) => city !== null)
    .map((name) => ({ name, districts: getDistricts(name) }))
    .map(({ name, districts }) => ({
      name,
      latitude: mean(districts.map(({ latitude }) => latitude)),
      longitude: mean(districts.map(({ longitude }) => longitude)),
      count: districts.length,
    }))
    .filter(isNew);
  const groups = [
    { from: 0, places: cities.filter(({ size }) => size >= LARGE) },
    {
      from: 7,
      places: [...cities.filter(({ size }) => size < LARGE), ...otherCities.filter(({ count }) => count > 1)],
    },
    {
      from: 8,
      places: [
        ...otherCities.filter(({ count }) => count === 1),
        ...towns.filter(({ city }) => city === null).filter(isNew),
      ],
    },
    { from: 11, places: towns.filter(({ city }) => city !== null).filter(isNew) },
  ];
  const rounded = (degrees) => Math.round(degrees * perDegree);
  return groups.map(({ from, places: named }) => ({
    from,
    names: named.map(({ name }) => name),
    at: named.flatMap(({ longitude, latitude }) => [rounded(longitude), rounded(latitude)]),
  }));
}

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
