import { allowsClass } from '@tuanbao/library/domain/occupation/occupationClass';
import type { OccupationRow } from '@tuanbao/library/domain/occupation/occupationTree';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';

import { CatalogueError } from './definitionFrom.ts';
import { englishTextProblems, textsOfCatalogue } from './englishTexts.ts';
import { guideProblems } from './guides.ts';
import { catalogueFiles, definitionIn, loadCatalogue, readGuides, readOccupations } from './loadCatalogue.ts';

/** Result of the check of all catalogue files. */
export interface CatalogueReport {
  /** Problems of the catalogue files. Each begins with the name of the file. */
  readonly problems: readonly string[];
  /** Ids of the products whose files are valid. */
  readonly products: readonly string[];
  /** Valid sample listings, each as the product's id and the kind of the jump to its page: `<id> <kind>`. */
  readonly listings: readonly string[];
}

/** Rows of the occupation tree, by occupation code. */
export type Rows = ReadonlyMap<string, OccupationRow>;

/**
 * Problems of the occupation that the product preselects. The name and the class of the occupation must be the same as
 * in the occupation tree. If the product overrides the class, the occupation must have the overriding class. The
 * product must insure this class.
 */
function firstOccupationProblems({ occupation }: ProductDefinition, rows: Rows): readonly string[] {
  const { first, classes, classOverrides } = occupation;
  if (!first) return [];
  const row = rows.get(first.code);
  const isRight =
    row?.name === first.name &&
    (classOverrides[first.code] ?? row.class) === first.occupationClass &&
    allowsClass(classes, first.occupationClass);
  return isRight ? [] : ['occupation.first: is no occupation that the product insures in this class'];
}

const occupationCodeProblems = ({ occupation }: ProductDefinition, known: Rows): readonly string[] => [
  ...Object.keys(occupation.classOverrides)
    .filter((code) => !known.has(code))
    .map((code) => `occupation.classOverrides.${code}: no such occupation`),
  ...occupation.declinedCodes
    .filter((code) => !known.has(code))
    .map((code) => `occupation.declinedCodes: no occupation ${code}`),
];

/** Contradictions between a product's occupations and the occupation tree. */
export const occupationProblems = (product: ProductDefinition, rows: Rows): readonly string[] => [
  ...occupationCodeProblems(product, rows),
  ...firstOccupationProblems(product, rows),
];

const isNative = ({ jump }: ProductDefinition) => jump.kind === 'native';

/**
 * Checks each file of a product or sample listing separately, so that an invalid file doesn't hide the problems of the
 * other files. If all these files are valid, the English texts are checked too. If the English texts are valid as well,
 * the guides of the product lines are checked.
 * @throws CatalogueError when another file of the catalogue can't be read
 */
export function checkCatalogue(files: readonly string[] = catalogueFiles()): CatalogueReport {
  const known: Rows = new Map(readOccupations().map((row) => [row.code, row]));
  const problems: string[] = [];
  const valid: ProductDefinition[] = [];
  for (const file of files) {
    try {
      const definition = definitionIn(file);
      const unknown = occupationProblems(definition, known);
      if (unknown.length === 0) valid.push(definition);
      problems.push(...unknown.map((problem) => `${file}: ${problem}`));
    } catch (error) {
      if (!(error instanceof CatalogueError)) throw error;
      problems.push(...error.problems.map((problem) => `${error.file}: ${problem}`));
    }
  }
  if (problems.length === 0) {
    const catalogue = loadCatalogue();
    problems.push(...englishTextProblems(catalogue.englishTexts, textsOfCatalogue(catalogue)));
  }
  for (const [line, guide] of problems.length === 0 ? readGuides() : []) {
    problems.push(
      ...guideProblems(
        guide,
        valid.filter((product) => isNative(product) && product.line === line),
      ),
    );
  }
  return {
    problems,
    products: [...new Set(valid.filter(isNative).map(({ id }) => id))],
    listings: valid.filter((product) => !isNative(product)).map(({ id, jump }) => `${id} ${jump.kind}`),
  };
}
