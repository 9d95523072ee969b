import type { MaterialsWire } from '../wire/draftMaterials.schema.ts';
import { agreed } from './agreed.ts';
import type { DraftPayload } from './draft.schema.ts';

const licence = 'businessLicence';

/**
 * Returns the materials of a draft as the specification has them: the addresses of the files are in fields of the
 * applicant. Several addresses in one field are joined with commas.
 */
export function answeredArchive({ imgList = [], authorizationBookList = [], ...joined }: MaterialsWire) {
  const pictures = imgList.flatMap(({ fileUrlList }) => fileUrlList);
  return {
    businessLicense: imgList.find(({ type }) => type === licence)?.fileUrlList[0] ?? '',
    archiveInfo: {
      imgStatus: pictures.length > 0 ? 1 : 0,
      url: pictures.join(','),
      lastYearPolicyUrl: joined.lastYearPolicyUrl ?? '',
      environmentUrl: joined.environmentUrl ?? '',
      authorizationBookList: authorizationBookList.join(','),
    },
  };
}

const partsOf = (joined: string | undefined): string[] | undefined => (joined ? joined.split(',') : undefined);

/**
 * Returns the materials of a payload. The files are directly in the draft, in `archiveInfo` and `businessLicense` of
 * the applicant, or in both places.
 * @throws ContradictionError when the draft and the applicant give different files for the same material
 */
export function receivedMaterials(draft: DraftPayload): MaterialsWire {
  const { archiveInfo, businessLicense = '' } = draft.groupApplicant ?? {};
  const pictures = [...(draft.imgList ?? [])];
  const licences = pictures.find(({ type }) => type === licence)?.fileUrlList;
  if (businessLicense !== '' && !licences) pictures.push({ type: licence, fileUrlList: [businessLicense] });
  else if (businessLicense !== '') agreed('groupApplicant.businessLicense', businessLicense, licences?.[0]);
  const urls = partsOf(archiveInfo?.url);
  agreed('groupApplicant.archiveInfo.url', urls, urls && pictures.flatMap(({ fileUrlList }) => fileUrlList));
  const books = agreed(
    'authorizationBookList',
    draft.authorizationBookList,
    partsOf(archiveInfo?.authorizationBookList),
  );
  return {
    imgList: pictures,
    authorizationBookList: books,
    lastYearPolicyUrl: agreed('lastYearPolicyUrl', draft.lastYearPolicyUrl, archiveInfo?.lastYearPolicyUrl),
    environmentUrl: agreed('environmentUrl', draft.environmentUrl, archiveInfo?.environmentUrl),
  };
}
