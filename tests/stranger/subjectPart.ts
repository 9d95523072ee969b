import { addressFields } from './documentedFields.ts';
import { savedAndReopened } from './draftPart.ts';
import { expectFields, expectThat, type Fields, type Kind, objectOf } from './fields.ts';
import { address, draft } from './payloads.ts';
import type { Stage } from './stage.ts';

/**
 * Saves a draft of a product with the documented fields of its insured object. Returns the draft after it was opened
 * again.
 */
async function reopened(stage: Stage, productId: string, fields: Fields): Promise<Fields> {
  const first = objectOf('it', await stage.agent.get('/api/order/initCalPremium', { productId }));
  const { duration, durationUnit } = first;
  const order = draft({ productId, validStartDate: '', duration, durationUnit, schemes: [], ...fields });
  return (await savedAndReopened(stage, order)).orderInfo;
}

const areaClass = (order: Fields): string => JSON.stringify(order['houseInfo'] ?? '');

/**
 * Checks that all sent fields came back, and have the values that were sent. Of fields with objects or lists, only the
 * existence is checked.
 */
function same(what: string, sent: Fields, came: unknown): void {
  const fields = expectFields(
    what,
    came,
    Object.fromEntries(Object.keys(sent).map((name): [string, Kind] => [name, 'any'])),
  );
  const others = Object.keys(sent).filter(
    (name) => typeof sent[name] !== 'object' && JSON.stringify(fields[name]) !== JSON.stringify(sent[name]),
  );
  expectThat(others.length === 0, `${what}: ${others.join(', ')} came back otherwise`);
}

const constructionInfo = {
  projectName: '滨江二期安置房',
  projectType: '2',
  typeOfLabor: '2',
  constructionQualification: '2',
  constructionSquare: 12345.67,
  projectCosts: '8000000.00',
  constructionPeriod: 365,
  startTime: '2026-12-01',
  endTime: '2027-11-30',
  area: address,
  materialImageUrls: [],
  projectContractVideo: '',
};

const swimmingPoolInfo = { swimmingPoolArea: 480.5, swimmingPoolCount: 2, area: address, swimmingPoolImgList: [] };

const orderExtension = {
  guestRoomAmount: 20,
  employeeAmount: 35,
  swimmingPoolAmount: 1,
  parkingLotAmount: 60,
  businessArea: 1200,
};

/** Fields of a vehicle. They are direct fields of the draft (specification 000 §3, Order draft). */
const vehicleFields = {
  vehicleLicenceCode: '粤B12345',
  vehicleFrameNo: '1M8GDM9AXKP042788',
  useAttribute: '8',
  vehicle: '46',
  vehicleDetail: '38',
  licenseImageList: [],
};

const house = (housingArea: number): Fields => ({ houseInfo: { housingArea, insureHouseAddress: address } });

/**
 * Checks insured objects other than persons (specification 000 §3). They are sent with their documented field names,
 * and the draft is opened again.
 */
export async function subjectPart(stage: Stage): Promise<void> {
  const { book } = stage;
  await book.check('fields of construction info', async () => {
    const order = await reopened(stage, '80137', { constructionInfo });
    same('constructionInfo', constructionInfo, order['constructionInfo']);
    expectFields('its area', objectOf('constructionInfo', order['constructionInfo'])['area'], addressFields);
  });
  await book.check('fields of swimming pool info', async () => {
    const order = await reopened(stage, '80218', { constructionInfo, swimmingPoolInfo });
    same('swimmingPoolInfo', swimmingPoolInfo, order['swimmingPoolInfo']);
    expectFields('its area', objectOf('swimmingPoolInfo', order['swimmingPoolInfo'])['area'], addressFields);
  });
  await book.check('fields of an order extension', async () => {
    const order = await reopened(stage, '80160', { orderExtension });
    same('orderExtension', orderExtension, order['orderExtension']);
  });
  await book.check('fields of a vehicle', async () => {
    const order = await reopened(stage, '80230', { ...vehicleFields, ...address });
    same('the draft', vehicleFields, order);
    same('its address', address, order);
  });
  await book.check('housing area 501 above 500 square metres, else 1', async () => {
    const large = await reopened(stage, '103', house(500.5));
    const small = await reopened(stage, '103', house(500));
    expectThat(areaClass(large).includes('501'), 'the area class of 500.5 square metres isn’t 501');
    expectThat(!areaClass(small).includes('501'), 'the area class of 500 square metres is 501');
  });
}
