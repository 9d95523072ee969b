import { addressFields, addressPayload, answeredAddress, regionNameFields } from '../wire/address.schema.ts';
import { partOrNone, shapeOrNone, whole } from '../wire/fields.ts';
import {
  constructionFields,
  houseFields,
  poolFields,
  vehicleFields as vehicleInfoFields,
  venueFields,
} from '../wire/insuredSubjects.schema.ts';

const constructionPeriod = whole(0, 100_000).nullable();
const housingAreaClass = whole(1, 501).nullable();

/** Fields of a vehicle that stand in the draft itself. */
export const vehicleFields = {
  vehicleLicenceCode: vehicleInfoFields.vehicleLicenceCode.optional(),
  vehicleFrameNo: vehicleInfoFields.vehicleFrameNo.optional(),
  useAttribute: vehicleInfoFields.useAttribute.optional(),
  vehicle: vehicleInfoFields.vehicle.optional(),
  vehicleDetail: vehicleInfoFields.vehicleDetail.optional(),
  licenseImageList: vehicleInfoFields.licenseImageList.optional(),
  provinceCode: addressFields.provinceCode.optional(),
  cityCode: addressFields.cityCode.optional(),
  districtCode: addressFields.districtCode.optional(),
  detailAddress: addressFields.detailAddress.optional(),
  ...regionNameFields,
};

/** Subjects that are insured beside persons, as answers have them. */
export const answeredSubjects = {
  constructionInfo: shapeOrNone({
    ...constructionFields,
    constructionPeriod: constructionPeriod.optional(),
    area: answeredAddress,
  }),
  swimmingPoolInfo: shapeOrNone({ ...poolFields, area: answeredAddress }),
  vehicleInfo: shapeOrNone({ ...vehicleInfoFields, area: answeredAddress }),
  houseInfo: shapeOrNone({
    ...houseFields,
    insureHouseAddress: answeredAddress,
    housingAreaClass: housingAreaClass.optional(),
  }),
  orderExtension: shapeOrNone(venueFields),
};

/** The same as requests have it. */
export const subjectPayloads = {
  constructionInfo: partOrNone({ ...constructionFields, constructionPeriod, area: addressPayload }),
  swimmingPoolInfo: partOrNone({ ...poolFields, area: addressPayload }),
  vehicleInfo: partOrNone({ ...vehicleInfoFields, area: addressPayload }),
  houseInfo: partOrNone({ ...houseFields, insureHouseAddress: addressPayload, housingAreaClass }),
  orderExtension: partOrNone(venueFields),
};
