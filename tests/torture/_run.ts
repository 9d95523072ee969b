import { load } from './_load.ts';
import { newPlace } from './place.ts';
import { randomFrom } from './random.ts';
const place = await newPlace(process.argv[2]!);
try { console.log(JSON.stringify((await load(place, Number(process.argv[3]), randomFrom(7))).figures)); } finally { await place.remove(); }
