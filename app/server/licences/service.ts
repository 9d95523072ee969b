import type { RecognisedLicence } from '../../contract/materials.ts';
import type { AgentIdentity } from '../calls/identity.ts';
import { withFile } from '../files/admission.ts';
import { claimedFiles } from '../files/service.ts';
import { notFound } from '../platform/http/refusal.ts';
import type { Services } from '../services/services.ts';
import { licenceFacts } from './licenceFacts.ts';
import type { PrintedWords } from './printedWords.ts';

/** Codes and text in one of the agent's files. @throws Refusal 006004 where it isn't the agent's */
async function wordsOf(services: Services, agent: AgentIdentity, address: string): Promise<PrintedWords> {
  const [file] = await claimedFiles(services, agent.id, [address]);
  const object = file && (await services.objects.read(file.key));
  if (!file || !object) throw notFound();
  return withFile(services.incomingFolder, object.content, (path) => services.gateways.reader.read(path, file.type));
}

/** Reads a business licence. @throws Refusal 006004 */
export const recogniseLicence = async (
  services: Services,
  agent: AgentIdentity,
  imageUrl: string,
): Promise<RecognisedLicence> => licenceFacts(await wordsOf(services, agent, imageUrl));

const plain = (text: string) => text.replaceAll(/\s/g, '');

/** 0: the product asks for no authorisation book, 1: every one names itself and the group, 2: a person has to look. */
export async function declarationStatus(
  services: Services,
  agent: AgentIdentity,
  request: {
    readonly productId: string;
    readonly groupName: string;
    readonly authorizationBookList: readonly string[];
  },
): Promise<0 | 1 | 2> {
  const product = services.catalogue.productOf(request.productId);
  if (!product) throw notFound();
  if (!product.features.ocrAuthorisationBook) return 0;
  if (request.authorizationBookList.length === 0) return 2;
  for (const address of request.authorizationBookList) {
    const text = plain((await wordsOf(services, agent, address)).text);
    if (!text.includes('授权') || !text.includes(plain(request.groupName))) return 2;
  }
  return 1;
}
