import { sidebar } from './sidebar.ts';
import { check, type Row, shown, test } from './statement.ts';

const session = (title: string) => test('client/session.test.tsx', title);
const shell = (title: string) => test('client/shell.test.tsx', title);
const login = (title: string) => test('widgets/LoginDialog.test.tsx', title);
const jump = (title: string) => test('client/productJump.test.tsx', title);
const routes = (title: string) => test('journeys/writeRoutes.test.ts', title);
const wish = (title: string) => test('client/invoiceWish.test.tsx', title);
const menu = shell('the menu has %s: %j');
const remembers = session('remembers the page, opens the login over it and goes on there after sign-in');
const letsThrough = session('asks once who is there and lets a signed-in agent through');
const leavesAlone = session('leaves public pages and arrivals from the mobile app alone');

/** Specification 000 §1: purpose and users of the product. */
export const purpose: readonly Row[] = [
  shown(
    'agents browse products, quote, write, submit, pay and see the order',
    test('journeys/mainJob.test.ts', 'an agent insures 500 persons in two schemes, pays and finds the policy'),
  ),
  shown(
    'an agent configures schemes and sees the computed premium',
    test(
      'journeys/quotation.test.ts',
      'from a product’s page to a price, from there to a copy of the quotation and to an order',
    ),
  ),
  shown(
    'orders are viewed, invoices applied for, endorsements requested',
    test(
      'journeys/invoice.test.ts',
      'an invoice is applied for, rejected, corrected, issued and mailed; above the balance it is refused',
    ),
    test(
      'journeys/endorsementDesk.test.ts',
      'with the keyboard alone one comes, one goes, one is replaced; it is paid, rejected, sent again, reviewed twice and certified',
    ),
  ),
  shown(
    'a partner host has its own title, the agency name, no copyright, password or SMS login',
    test('server/operators.test.ts', 'an agency gets a user, who signs in by password on the agency’s host'),
    test(
      'journeys/partnerHost.test.ts',
      'a user of a partner signs in by password on its own host, where the agency stands in the place of the brand',
    ),
    session('signs in by password and shows the agency in the place of brand and copyright'),
  ),
  shown(
    'the footer has licence and filing notices',
    shell('the footer has licence and filing'),
    shell('the footer has neither where no number is set'),
    test('server/start.test.ts', 'name licence and filing; without them only the sandbox shows samples'),
  ),
  shown(
    'regions of mainland China are looked up for addresses',
    test(
      'widgets/RegionCascader.test.tsx',
      'goes from province to city to district, and reports the code with its path',
    ),
  ),
];

/** Specification 000 §2: the table of routes. */
const routeRows: readonly Row[] = [
  shown('/ redirects to /entry', letsThrough),
  shown('/entry lists products under the title 团险产品', letsThrough),
  shown(
    '/write/{productId} writes a policy',
    routes('/write: asks which draft of the product is meant, and finds what was begun there again'),
  ),
  shown(
    '/writeByAdmin/{productId}/{uuid}/{taskId} writes a prepared order',
    test('server/customOrders.test.ts', 'is opened by a link that was made for its agent, and by no other'),
    test('server/operators.test.ts', 'a prepared order waits for its agent'),
    routes('/writeByAdmin: an order that the back office prepared, which then knows what became of it'),
  ),
  shown(
    '/writeByHistory/{productId}/{orderSn} writes an earlier order again',
    routes('/writeByHistory: an earlier order, written again'),
  ),
  shown(
    '/writeByUnfinish/{productId}/{unfinishId} goes on with a draft',
    routes('/writeByUnfinish: the unfinished order of the list, gone on with'),
  ),
  shown(
    '/writeByOffline/{productId}/{offlineDataUuid} changes an offline order',
    routes('/writeByOffline: the content of an order that is handled offline, changed'),
  ),
  shown(
    '/orderConfirm/{productId} confirms an order',
    test('client/orderConfirm.test.tsx', 'shows the draft and its premium to be read once more'),
  ),
  shown(
    '/orderList lists orders',
    test('client/savedFilters.test.tsx', 'stand in the address, the searched words too, and back restores them'),
  ),
  shown(
    '/orderDetail/{orderSn} and /orderDetailUuid/{orderUuid} are one screen',
    test('client/orders.test.tsx', 'is the same screen, asked for by the uuid'),
  ),
  shown(
    '/orderDetailOffline/{offlineDataUuid} is the same order screen',
    test(
      'client/offlineOrder.test.tsx',
      'shows its persons masked, its premium and its materials, in the sections of the product',
    ),
    test('journeys/orderSide.test.ts', 'an order is handed in to be handled offline, shown, changed and found again'),
  ),
  shown(
    '/payWait waits for the payment in a window of its own',
    test('client/payment.test.ts', 'is opened blank inside the press and led to the cashier once the order is there'),
  ),
  shown(
    '/unfinishList lists unfinished orders',
    test(
      'journeys/orderSide.test.ts',
      'a draft is left, found among the unfinished, deleted, put back, gone on with and submitted',
    ),
  ),
  shown(
    '/information discloses',
    test(
      'journeys/orderSide.test.ts',
      'what the platform discloses is open to everybody, and nobody is asked to sign in',
    ),
  ),
  shown(
    '/initiate-preservation begins an endorsement',
    test(
      'journeys/endorsement.test.ts',
      '20 come, 5 go and 3 are replaced of 500: by form, list and template the same request at the same price',
    ),
  ),
  shown(
    '/preservation-list lists endorsements',
    test(
      'journeys/orderSide.test.ts',
      'the page of an endorsed policy shows today’s roster, heads, premium and certificate, and what was sold one press away',
    ),
  ),
  shown('/product/{productId} has the title 团险产品', shell('the window of a product’s page has the title 团险产品')),
  shown(
    '/history-quote lists quotations',
    test(
      'journeys/quotation.test.ts',
      'a quotation is configured without persons, saved, handed on by link, printed, deleted and brought back',
    ),
  ),
  shown('/quotationShow shows a quotation without footer', shell('the display of a quotation has no footer')),
  shown(
    '/quotation-page/{productId} quotes',
    test(
      'journeys/quotation.test.ts',
      'from a product’s page to a price, from there to a copy of the quotation and to an order',
    ),
  ),
  shown(
    '/supplement-info/{salesGroupPolicyId} completes materials',
    test('client/supplementInfo.test.tsx', 'sends the papers that were touched, once, and goes to the order'),
  ),
];

/** Specification 000 §2: frame, login, guard, jumps. */
const frameRows: readonly Row[] = [
  shown(
    'write, detail and confirm pages have sections for invoice and insured persons',
    wish('is asked for on the writing screen and kept with the draft'),
    wish('is told at the confirmation, whose sections are those of the product'),
    wish('has the sections of another product in its order, and none that it leaves out'),
    test('client/orders.test.tsx', 'has the sections of its product, in its order'),
    test(
      'server/invoiceWish.test.ts',
      'is kept with the draft, and is what the application begins with once there is a policy',
    ),
  ),
  shown('the highlight follows the path', shell('at %s the highlight is at %s')),
  shown('menu: product centre with products and history quotes', menu),
  shown('menu: group orders with list and unfinished', menu),
  shown('menu: endorsements with begin and list', menu),
  shown('the sidebar is 17 % wide and 4 % collapsed', sidebar),
  shown(
    'the header shows logo, name and logout',
    shell('the header shows logo and name of the user, and a way to sign out'),
  ),
  shown(
    'a dialog frames mobile pages of third parties',
    jump('an OFFLINE product shows its mobile page in a sandboxed frame, told that it stands in a desktop’s'),
    jump('a mobile page over http is not framed: the user reads why, and opens it in a window of its own'),
  ),
  shown(
    'a popup previews images and closes',
    test('browser/FileUploadField.test.tsx', 'shows a picture over the page, and the others of the list after it'),
  ),
  shown('login by mobile number and SMS code', login('signs in with Enter'), check('POST /oauth/login')),
  shown(
    'the partner login toggles between code and password',
    login('offers users of the partner system the choice between code and password, under the name of that system'),
  ),
  shown(
    'the password can be shown',
    test('browser/PasswordField.test.tsx', 'shows the password by keyboard and hides it when the form is sent'),
  ),
  shown('Enter submits the login', login('signs in with Enter')),
  shown(
    'the login is a modal on demand',
    session('opens the login over the work and sends the very same call again after sign-in'),
  ),
  shown('the guard asks who is there, except on arrival with uuid and source=app', letsThrough, leavesAlone),
  shown('without a session the target is remembered, except on /index and /information', remembers, leavesAlone),
  shown('after login the user goes to the remembered page', remembers),
  shown(
    'API products open a page of details and quotation',
    jump('an API product has its page of details, and from there the insurer’s quotation'),
  ),
  shown(
    'CPS and OFFLINE products open a link, a mini-program or the mobile page with source pc',
    jump('a CPS product opens its link in a window of its own'),
    jump('a mini-program is opened by a phone, from a code'),
    test('domain/product/jumpTarget.test.ts', 'the mobile page %s is told that it stands in a desktop’s'),
  ),
  shown('an invalid target is told', jump('an invalid address leads nowhere and says so')),
];

/** Specification 000 §2: screens and routes. */
export const screens: readonly Row[] = [...routeRows, ...frameRows];
