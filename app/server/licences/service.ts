import { namesGroup } from '@tuanbao/library/domain/recognition/authorisationReading';

import type {
  AuthorisationLack,
  AuthorisationStatus,
  RecognisedIdCard,
  RecognisedLicence,
} from '../../contract/materials.ts';
import type { AgentIdentity } from '../calls/identity.ts';
import { withFile } from '../files/admission.ts';
import { claimedFiles } from '../files/service.ts';
import type { RecognisedKind } from '../gateways/recognition/recognisedText.ts';
import { notFound } from '../platform/http/refusal.ts';
import { isPictureType } from '../platform/storage/pictureMetadata.ts';
import type { Services } from '../services/services.ts';
import { licenceFacts, unreadLicence } from './licenceFacts.ts';
import { photographedAuthorisation, photographedIdCard, photographedLicence } from './photographs.ts';

/** A temporary copy of a file of the agent. `path` is the path of the copy. */
interface OpenFile {
  readonly path: string;
  readonly type: string;
  readonly isPicture: boolean;
}

/**
 * Copies a file of the agent to a temporary file, calls `read` with the copy, and deletes the copy when `read` has
 * ended.
 * @throws Refusal 006004 when the file belongs to another agent, wasn't uploaded or isn't accepted; 900404 when the
 * file is missing in the store
 */
async function withOwnFile<Result>(
  services: Services,
  agent: AgentIdentity,
  address: string,
  read: (file: OpenFile) => Promise<Result>,
): Promise<Result> {
  const [file] = await claimedFiles(services, agent.id, [address]);
  const object = file && (await services.objects.read(file.key));
  if (!file || !object) throw notFound();
  const { type } = file;
  return withFile(services.incomingFolder, object.content, (path) =>
    read({ path, type, isPicture: isPictureType(type) }),
  );
}

const recognised = ({ gateways }: Services, { path }: OpenFile, kind: RecognisedKind) =>
  gateways.recogniser.recognise({ path, kind });

/**
 * Reads a business licence. First its QR code or the text of the PDF is read. If that fails, the printed text of a
 * photograph is recognised.
 * @throws Refusal 006004 when the file belongs to another agent, wasn't uploaded or isn't accepted; 900404 when the
 * file is missing in the store
 */
export const recogniseLicence = (
  services: Services,
  agent: AgentIdentity,
  imageUrl: string,
): Promise<RecognisedLicence> =>
  withOwnFile(services, agent, imageUrl, async (file) => {
    const facts = licenceFacts(await services.gateways.reader.read(file.path, file.type));
    if (facts.isRecognized) return facts;
    if (!file.isPicture) return { ...unreadLicence, unreadReason: 'noPicture' };
    return photographedLicence(await recognised(services, file, 'licence'));
  });

/**
 * Reads the front of an id card.
 * @throws Refusal 006004 when the file belongs to another agent, wasn't uploaded or isn't accepted; 900404 when the
 * file is missing in the store
 */
export const recogniseIdCard = (
  services: Services,
  agent: AgentIdentity,
  imageUrl: string,
): Promise<RecognisedIdCard> =>
  withOwnFile(services, agent, imageUrl, async (file) => {
    if (file.isPicture) return photographedIdCard(await recognised(services, file, 'idCard'), services.clock.today());
    return { isRecognized: false, name: '', idNo: '', fieldReadings: [], unreadReason: 'noPicture' };
  });

/**
 * Returns the parts of an authorisation letter that the text of a PDF doesn't contain. The seal is never in this list,
 * because a text can't show a seal.
 */
function lackingInText(text: string, groupName: string): readonly AuthorisationLack[] {
  const plain = text.replaceAll(/\s/g, '');
  if (plain === '') return ['text'];
  return [
    ...(plain.includes('授权') ? [] : ['authorisation' as const]),
    ...(namesGroup(text, groupName) ? [] : ['groupName' as const]),
  ];
}

/**
 * Returns the state of the authorisation letters of an order. 0: the product needs no letter. 1: each letter contains
 * the authorisation and the applicant's name; a photographed letter also shows a seal. 2: a person must check the
 * letters, because there is no letter, or a letter doesn't show the parts in `lacking`.
 * @throws Refusal 900404 when the product doesn't exist or a file is missing in the store, 006004 when a file belongs
 * to another agent, wasn't uploaded or isn't accepted
 */
export async function declarationStatus(
  services: Services,
  agent: AgentIdentity,
  request: {
    readonly productId: string;
    readonly groupName: string;
    readonly authorizationBookList: readonly string[];
  },
): Promise<AuthorisationStatus> {
  const product = services.catalogue.productOf(request.productId);
  if (!product) throw notFound();
  if (!product.features.ocrAuthorisationBook) return { ocrStatus: 0, lacking: [] };
  if (request.authorizationBookList.length === 0) return { ocrStatus: 2, lacking: ['text'] };
  for (const address of request.authorizationBookList) {
    const lacking = await withOwnFile(services, agent, address, async (file) =>
      file.isPicture
        ? photographedAuthorisation(await recognised(services, file, 'authorisation'), request.groupName)
        : lackingInText((await services.gateways.reader.read(file.path, file.type)).text, request.groupName),
    );
    if (lacking.length > 0) return { ocrStatus: 2, lacking };
  }
  return { ocrStatus: 1, lacking: [] };
}
