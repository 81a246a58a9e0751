import type { Object3D } from 'three'
import { immersionStore } from '#state/immersion-store.ts'
import { createBoardView } from './board-view.ts'
import type { HeadPose } from './head-pose.ts'
import { createMarkerView } from './marker-view.ts'
import { createPanelView } from './panel-view.ts'
import { createPaintTurns } from './paint-turns.ts'
import {
  type BoardStand,
  createPlacement,
  followWithMarker,
  isInSight,
  PANEL_PITCH_DEG,
  placeBefore,
  placeBoard,
  Pose,
} from './placement.ts'

/**
 * Where the panel, the board and the marker at the feet stand, and when. They are placed before the head when they appear
 * and then stand still in the room, until they are summoned again or the room gets a new centre. The board stays off what
 * it tells about: below the horizon, and beside an open panel.
 */
export function createHeadsetSurfaces(stage: Object3D, head: HeadPose, { onPageAsked }: { onPageAsked: () => void }) {
  const turns = createPaintTurns()
  const panel = createPanelView({ turns, onShown: dismiss, onPageAsked })
  const board = createBoardView(turns)
  const marker = createMarkerView(turns)
  const places = { panel: createPlacement(), board: createPlacement(), marker: createPlacement() }
  /** The head as it was when the panel was summoned. */
  const station = new Pose()
  let isPlacingAnew = false
  let wasOpen = false
  /** Where the board stands, and whether it has to come along with a panel that was summoned. */
  let stood: BoardStand | null = null
  let comesAlong = false
  let wasSpeaking = false
  marker.surface.mesh.visible = true
  stage.add(panel.surface.mesh, board.surface.mesh, marker.surface.mesh)
  const stopFollowing = immersionStore.subscribe((now, before) => {
    if (now.recentrings !== before.recentrings) isPlacingAnew = true
  })

  function summon(): void {
    station.x = head.x
    station.y = head.y
    station.z = head.z
    station.yawRad = head.yawRad
    panel.surface.stand(placeBefore(places.panel, station, PANEL_PITCH_DEG))
    panel.surface.mesh.visible = true
    comesAlong = true
  }

  /** With the panel, or where that was until it was dismissed; before a head that has turned away from both. */
  function standBoard(stand: BoardStand, isWithPanel: boolean): void {
    placeBoard(places.board, station, stand)
    const isSeen = isWithPanel && (isInSight(places.panel, head) || isInSight(places.board, head))
    if (!isSeen) placeBoard(places.board, head, stand === 'beside' ? 'below' : stand)
    board.surface.stand(places.board)
    stood = stand
  }

  function dismiss(): void {
    panel.surface.mesh.visible = false
  }

  /** Dismisses a panel that is in sight; one that stands behind the person comes round to the front. */
  function toggle(): void {
    if (panel.surface.mesh.visible && isInSight(places.panel, head)) dismiss()
    else summon()
  }

  /** Once per frame, after the head's pose was read. */
  function update(deltaS: number): void {
    const isOpen = panel.surface.mesh.visible
    if (isPlacingAnew && isOpen) summon()
    isPlacingAnew = false
    if (isOpen) panel.update(deltaS)
    board.update(deltaS, isOpen)
    const speaks = board.isSpeaking()
    const stand = board.stand()
    if (speaks && (!isBoardSeen() || stand !== stood || comesAlong)) standBoard(stand, isOpen || wasOpen)
    wasOpen = isOpen
    wasSpeaking = speaks
    comesAlong = false
    turns.update()
    board.surface.mesh.visible = speaks && board.isPainted()
    marker.surface.stand(followWithMarker(places.marker, head))
  }

  /** The board stays where it is, but what is new comes round to a head that has turned away from it. */
  function isBoardSeen(): boolean {
    const isNew = board.takeNews()
    return wasSpeaking && (!isNew || isInSight(places.board, head))
  }

  /** True while something other than the marker can be selected. */
  function invitesPointing(): boolean {
    return panel.surface.mesh.visible || (board.surface.mesh.visible && board.surface.controls.length > 0)
  }

  function dispose(): void {
    stopFollowing()
    for (const part of [panel, board, marker]) part.dispose()
  }

  turns.paintAll()
  const targets = [panel.surface, board.surface, marker.surface]
  return { targets, panel, dismiss, toggle, update, invitesPointing, dispose }
}
