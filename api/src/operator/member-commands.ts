import { callSite } from './call-site.ts';
import { list, listing, one, type OperatorCommand, type OperatorCommands } from './command.ts';
import { writePictures } from './identity-files.ts';
import { deletionLine, factorsLine, freezeLine, identityLine } from './lines.ts';

/** What operators do about members: who they are, what they leave, how they log in, and whether they may. */
export const MEMBER_COMMANDS: OperatorCommands = {
  identity: {
    list: list(async (caller, given) => {
      const { data } = await callSite(caller, 'GET /api/operator/identity', listing(given));
      return { data, lines: data.list.map(identityLine) };
    }),
    pictures: one(
      async (caller, { name, folder = '' }) => {
        const query = { number: name };
        const { data } = await callSite(caller, 'GET /api/operator/identity/pictures', { query });
        const written = await writePictures(folder, name, data.pictures);
        return { data: { written }, lines: written };
      },
      ['folder'],
    ),
    approve: one(async (caller, { name, note = '' }) => {
      const body = { number: name, note };
      const { data } = await callSite(caller, 'POST /api/operator/identity/approve', { body });
      return { data, lines: [identityLine(data)] };
    }),
    reject: one(
      async (caller, { name, note = '', reason = '' }) => {
        const body = { number: name, reason, note };
        const { data } = await callSite(caller, 'POST /api/operator/identity/reject', { body });
        return { data, lines: [identityLine(data)] };
      },
      ['reason'],
    ),
  },
  deletions: {
    list: list(async (caller, given) => {
      const { data } = await callSite(caller, 'GET /api/operator/deletions', listing(given));
      return { data, lines: data.list.map(deletionLine) };
    }),
  },
  factors: {
    list: one(async (caller, { name }) => {
      const { data } = await callSite(caller, 'GET /api/operator/factors', { query: { member: name } });
      return { data, lines: data.list.map(factorsLine) };
    }),
    remove: one(
      async (caller, { name, note = '' }) => {
        const body = { member: name, reason: note };
        const { data } = await callSite(caller, 'POST /api/operator/factors/remove', { body });
        return { data, lines: [factorsLine(data)] };
      },
      ['note'],
    ),
  },
  members: {
    freezes: one(async (caller, { name }) => {
      const { data } = await callSite(caller, 'GET /api/operator/freezes', { query: { member: name } });
      return { data, lines: data.list.map(freezeLine) };
    }),
    freeze: changeOfFreeze('POST /api/operator/freezes/freeze'),
    unfreeze: changeOfFreeze('POST /api/operator/freezes/lift'),
  },
};

/** Freezes a member, or lifts that, with a reason. */
function changeOfFreeze(
  endpoint: 'POST /api/operator/freezes/freeze' | 'POST /api/operator/freezes/lift',
): OperatorCommand {
  return one(
    async (caller, { name, note = '' }) => {
      const { data } = await callSite(caller, endpoint, { body: { member: name, reason: note } });
      return { data, lines: [freezeLine(data)] };
    },
    ['note'],
  );
}
