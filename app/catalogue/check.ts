import { checkCatalogue } from './checkCatalogue.ts';
// npm run catalogue:check: reads every product file and prints each problem with its file and field.
import { CatalogueError } from './definitionFrom.ts';

try {
  const { problems, products, listings } = checkCatalogue();
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  process.stdout.write(
    `${products.length} products valid\n${listings.length} sample listings valid: ${listings.join(', ')}\n`,
  );
  process.exitCode = problems.length > 0 ? 1 : 0;
} catch (error) {
  process.stderr.write(`${error instanceof CatalogueError ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
