#!/usr/bin/env bash
# Plays a whole game of Bell's Pasang for three through the engine protocol and prints its moves and its end.
# Usage: bell-for-three.sh [PATTERN FILE] [MILLISECONDS A MOVE]
set -euo pipefail
here=$(cd "$(dirname "$0")/../.." && pwd)
pattern=$(tr -d '\r\n' < "${1:-$here/patterns/broken-into-pieces.pasang.json}")
movetime=${2:-20}

coproc ENGINE { exec node "$here/bin/pasang.mjs" engine; }

ask() { # sends a line and waits for an answer that begins with the given word
  printf '%s\n' "$1" >&"${ENGINE[1]}"
  while read -r answer <&"${ENGINE[0]}"; do
    case $answer in
      "$2"*) return ;;
      error*) echo "$answer" >&2; exit 1 ;;
    esac
  done
  echo "the engine is gone" >&2
  exit 1
}

ask "newgame {\"ruleset\":\"bell\",\"options\":{\"players\":3},\"pattern\":$pattern}" ready
moves=
while true; do
  ask "position moves$moves" ready
  ask "go movetime $movetime" bestmove
  move=${answer#bestmove }
  [ "$move" = none ] && break
  echo "$move"
  moves="$moves $move"
done
ask state state
echo "${answer#state }"
printf 'quit\n' >&"${ENGINE[1]}"
wait "$ENGINE_PID"
