import { sidebar } from './sidebar.ts';
import { check, type Row, shown, test } from './statement.ts';

const lists = (title: string) => test('catalogue/specificationLists.test.ts', title);
const listed = lists('%s: %j and no other');

/** Specification 000 §8: important messages of the error catalogue. */
export const keyMessages: readonly Row[] = [
  shown(
    'a blocked window, a failed address and an invalid jump have their sentences',
    test(
      'client/paymentPanel.test.tsx',
      'asks for leave where the browser blocked the window, tries once more, then offers the link in this tab',
    ),
    test('widgets/RegionCascader.test.tsx', 'says so where the regions never arrive'),
    test('client/productJump.test.tsx', 'an invalid address leads nowhere and says so'),
  ),
];

/** Specification 000 §9: limits and defaults. */
const limits: readonly Row[] = [
  shown(
    'calls fail after 120000 ms',
    test('client/http.test.ts', 'sends credentials, and fails after 120000 ms without an answer'),
  ),
  shown(
    'a heartbeat every 5000 ms',
    test(
      'client/screenTime.test.tsx',
      'is told every five seconds, of the screen and never of what its address is filled with',
    ),
  ),
  shown(
    'waits of 500 and 300 ms by default',
    test('client/waits.test.tsx', 'the default wait is 500 ms, the next tick 300 ms'),
    test('client/waits.test.tsx', 'what is typed is asked about at the next tick'),
  ),
  shown(
    'lists have 4 entries a page, from page 1',
    test('client/lists.test.tsx', '%s asks for 4 entries of page 1'),
    test('server/pastOrders.test.ts', 'unfinished orders are found by words and product, a page at a time'),
  ),
  shown('settingPlan B', check('settingPlan is B')),
  shown('applyQuantity 1', check('applyQuantity is 1 by default')),
  shown(
    'profession 0001001 with expendNum 3 by default',
    test(
      'domain/scheme/newScheme.test.ts',
      'a new scheme of $id begins with one person of the default occupation 0001001, and with a price',
    ),
    test('domain/scheme/newScheme.test.ts', 'the default occupation is the one that the data mark, with expendNum 3'),
    check('default occupation 0001001 with expendNum 3'),
  ),
  shown(
    'classes as six characters; 100000 for construction, 000000 without occupations',
    test('domain/occupation/occupationClass.test.ts', 'writes a single class as a single 1, and reads it back'),
    lists('job type 100000 for construction, 000000 without occupations'),
  ),
  shown(
    'discount tiers by the number of all persons',
    test('domain/rating/quote.test.ts', 'counts the persons of all schemes for the tier'),
    check('discount tiers'),
  ),
  shown(
    'rounding: cents, ceiling, none',
    lists('no rounding for 202, 203, 204; cents for construction and vehicles; ceiling for the rest'),
  ),
  shown(
    'limits are told for AX products alone',
    test('client/priceOfWriting.test.tsx', 'is asked for on the AX line, with its limits in words, and is saved'),
    test('client/priceOfWriting.test.tsx', 'is no question of another product'),
  ),
  shown('housing area threshold 500', test('domain/subject/house/houseProblems.test.ts', '%s m² are in area class %i')),
  shown(
    'durations of 1-6 and 12 months, 12 months are a year',
    test('domain/rating/quoteInvariants.test.ts', 'twelve months are one year: the short-period factor is 1'),
    check('durations of 1-6 and 12 months'),
  ),
  shown('the sidebar collapses under 1080 px', sidebar),
  shown(
    'page reference difference 50',
    test('browser/shell.test.tsx', 'a place that is jumped to stands 50 px below the header'),
  ),
  shown('URBP023 adds 50', lists('URBP023 adds 50 in the house products')),
  shown(
    'GP3361 of 336 is limited to 30万',
    test(
      'catalogue/loadCatalogue.test.ts',
      'limits plan GP3361 of product 336 to 30万 and names the editions of 80212',
    ),
  ),
];

/** Specification 000 §9: lists of products and other constants. */
const listsAndRest: readonly Row[] = [
  shown(
    'OCR authorisation: 80140, 80202, 80204, 80205',
    listed,
    test('server/recognisedFiles.test.ts', '%s in a photograph is told apart'),
  ),
  shown(
    'tax phone: 80140, 336, 70101, 70102',
    listed,
    test('domain/invoice/invoiceProblems.test.ts', 'a product may ask for the tax phone with every invoice'),
  ),
  shown('construction: 80137, 80138, 80156, 80180, 80221, 80218, 80237', listed),
  shown(
    'no checks of people, age, career: 80165, 80160, 80162',
    lists('no people-count, age or career checks'),
    test('catalogue/uncheckedPersons.test.ts', 'are judged neither by age nor by occupation'),
    test('catalogue/uncheckedPersons.test.ts', 'the checks of %s leave the number of persons open'),
  ),
  shown(
    'house address required: 103, 80205',
    listed,
    test('widgets/HouseForm.test.tsx', 'asks for the address only where the product does'),
  ),
  shown(
    'stamped form by mail: 338, 80190, 80230, 80231, 80232',
    listed,
    test(
      'domain/material/orderMaterials.test.ts',
      'are needed before the submit where they are read, and may follow the policy where they are mailed',
    ),
    test('server/materials.test.ts', 'after the policy is due with it: 201, until the insurer has seen it'),
  ),
  shown(
    'repeated premium rate: 80210',
    listed,
    test(
      'domain/rating/quote.test.ts',
      'repeats a factor by class, the lowest for the scheme, only where the product is marked so',
    ),
    test(
      'widgets/PremiumReceipt.test.tsx',
      'shows the factor that a class has of its own in a product that repeats factors',
    ),
  ),
  shown(
    'plan-code mapping of seven products',
    lists('plan-code mapping'),
    test('server/realGateways.test.ts', 'names the plans of an order by the carrier’s own codes'),
  ),
  shown(
    'plans of 80212 are light and premium',
    test(
      'catalogue/loadCatalogue.test.ts',
      'limits plan GP3361 of product 336 to 30万 and names the editions of 80212',
    ),
  ),
  shown(
    'plans are described as 保障计划一 to 十',
    test(
      'domain/i18n/schemeName.test.ts',
      'schemes are called 保障计划一 to 十, in English protection plan one to ten',
    ),
    test('widgets/SchemeEditor.test.tsx', 'adds a scheme with the compulsory clauses and brings it into sight'),
  ),
  shown(
    'construction areas are kept on the device',
    test('client/subjectAreas.test.tsx', 'are kept on the device for a day'),
  ),
  shown(
    'drafts are kept on the device',
    test(
      'browser/deviceDrafts.test.ts',
      'a draft that could not be saved survives a reload, is saved then, and leaves the device',
    ),
    test('client/autosave.test.ts', 'saves once after several changes, persons of the roster included'),
  ),
  shown(
    'images are webp where supported',
    test(
      'server/files.test.ts',
      'a page that takes WebP is shown a picture as such; a download and any other client get the original',
    ),
    test('browser/FileUploadChecks.test.tsx', 'sends an image of 4000 × 3000 pixels as WebP that fits'),
  ),
  shown(
    'PDFs are previewed in a viewer',
    test(
      'browser/DocumentViewer.test.tsx',
      'a PDF is shown by the browser itself, and the address ends with the viewer',
    ),
  ),
  shown('Chinese numerals up to ten-thousands', test('domain/i18n/chineseNumeral.test.ts', '%d is %s')),
];

/** Specification 000 §9: business constants and limits. */
export const constants: readonly Row[] = [...limits, ...listsAndRest];
