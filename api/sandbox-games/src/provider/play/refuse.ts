import type { FastifyReply } from 'fastify';
import type { GameRefusal } from '../../wire/game-wire.ts';

export function refuse(reply: FastifyReply, status: number, refusal: GameRefusal): FastifyReply {
  return reply.code(status).send(refusal);
}
