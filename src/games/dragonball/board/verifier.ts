import { bindDragonBall } from "@/games/dragonball/site/bind";
import { states } from "@/games/dragonball/site/states";
import { playsAgain } from "@/ui/match/replay/verifier";

// The worker that plays a match again in its reader's browser: the engine comes with it, when somebody verifies a match.
playsAgain({ states, bind: bindDragonBall });
