import { outwardCodeCentroid } from '../../../api/dist/features/postcodes/outward-code-centroids.js';
import { rowsOf } from './reads.mjs';

const OUTWARD_CODE = /^[A-Z]{1,2}\d[A-Z\d]?/;
const INWARD_LENGTH = 3;

const known = new Map();

/** Where a postcode or outward code lies, by the same tables as the product's; read once each. */
export async function locate(text) {
  let place = known.get(text);
  if (!place) {
    place = await find(text.replace(/\s/g, ''));
    known.set(text, place);
  }
  return place;
}

async function find(code) {
  const isFull = code.length > OUTWARD_CODE.exec(code)[0].length;
  const outward = isFull ? code.slice(0, -INWARD_LENGTH) : code;
  if (isFull) {
    const [row] = await rowsOf('SELECT latitude, longitude FROM postcodes WHERE postcode = ?', [code]);
    if (row) return row;
  }
  const [row] = await rowsOf('SELECT latitude, longitude FROM outward_codes WHERE outward_code = ?', [
    outward,
  ]);
  return row ?? outwardCodeCentroid(outward);
}
