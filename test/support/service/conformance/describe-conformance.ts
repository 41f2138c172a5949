import { beforeAll, beforeEach } from "vitest";
import { baseTime } from "../test-service.ts";
import { describeChanging } from "./changing.ts";
import { describeCreating } from "./creating.ts";
import { describeCases } from "./describe-cases.ts";
import { describeEdges } from "./edges.ts";
import { describeLimits } from "./limits.ts";
import { describeLine } from "./line.ts";
import { describeReading } from "./reading.ts";
import { describeRepeating } from "./repeating.ts";
import { beginDates, type GetStage } from "./stage.ts";
import { describeTokens } from "./tokens.ts";
import { describeWaiting } from "./waiting.ts";

/**
 * The interface specification, and what the service decides where it is silent, as tests over any line to a service.
 * They share one database and keep out of each other's way by dates of their own.
 */
export function describeConformance(stage: GetStage): void {
  beforeAll(beginDates);
  beforeEach(() => stage().service.clock.set(baseTime));
  describeReading(stage);
  describeCreating(stage);
  describeChanging(stage);
  describeWaiting(stage);
  describeLimits(stage);
  describeRepeating(stage);
  describeLine(stage);
  describeTokens(stage);
  describeEdges(stage);
  describeCases(stage);
}
